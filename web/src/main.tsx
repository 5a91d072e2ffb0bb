import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './app/start/loadPolyfills.ts';
import { App } from './app/App.tsx';
import { preloadPage } from './app/routes/lazyRoutes.ts';
import { watchReleases } from './app/start/reloadAfterRelease.ts';
import { removeServerRenderedHead } from './app/start/removeServerRenderedHead.ts';
import { startSession } from './app/start/startSession.ts';
import { browserIdle } from './lib/browser/browserIdle.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchReleases();

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

const start = (render: () => void) => {
  removeServerRenderedHead();
  startTransition(render);
};

const { pathname, search } = window.location;

const showApp = async () => {
  if (root.dataset.prerendered === pathname + search) return start(() => hydrateRoot(root, app));
  // The document stays visible until the app can show the page in its place, or what is missing.
  await preloadPage(pathname).catch(() => {});
  start(() => createRoot(root).render(app));
};

const afterFirstPaint = () => {
  void startSession();
  import('./app/start/afterFirstPaint.ts').catch(() => {});
};

// What a page needs first has the network for itself.
void showApp().then(browserIdle).then(afterFirstPaint);
