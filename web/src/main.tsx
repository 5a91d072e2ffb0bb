import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { removeServedHead } from './removeServedHead.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

removeServedHead();
if (root.dataset.prerendered === window.location.pathname) hydrateRoot(root, app);
else createRoot(root).render(app);
