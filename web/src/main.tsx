import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './app/start/loadPolyfills.ts';
import { servedCatalogueId, servedToolId } from 'functions/contract';
import { App } from './app/App.tsx';
import { CataloguePage, ToolPage } from './app/routes/ShopRoutes.tsx';
import { watchReleases } from './app/start/reloadAfterRelease.ts';
import { removeServerRenderedHead } from './app/start/removeServerRenderedHead.ts';
import { startSession } from './app/start/startSession.ts';
import { browserIdle } from './lib/browser/browserIdle.ts';
import { tabStorage } from './lib/browser/browserStorage.ts';
import { tabKey } from './lib/storage/tabKey.ts';

// In separate chunks: they are small, and nobody needs them for the first paint.
void import('./app/start/translatedPages.ts').catch(() => {});
void import('./theme/printInLight.ts').catch(() => {});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchReleases();

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

const start = () => {
  removeServerRenderedHead();
  const { pathname, search } = window.location;
  startTransition(() => {
    if (root.dataset.prerendered === pathname + search) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
};

const isServed = (id: string) => document.getElementById(id) !== null;

// The server-rendered data stays visible until the page's code has loaded.
if (isServed(servedToolId)) ToolPage.preload().then(start, start);
else if (isServed(servedCatalogueId)) CataloguePage.preload().then(start, start);
else start();

// Firebase Auth, once the page is painted.
void browserIdle().then(startSession);

if (tabStorage.read(tabKey)) {
  // Without its code, the first page that sends requests finds out.
  import('./lib/storage/attempts.ts').then(
    ({ claimAttempts }) => claimAttempts(),
    () => {},
  );
}
