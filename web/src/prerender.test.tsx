import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { splitMarkup } from '../build/prerender/prerenderedPage.ts';
import { App } from './app/App.tsx';
import { HomeDetails, PlaneDrawing, ServicePromises } from './pages/shop/home/HomePage.tsx';
import { renderShell } from './prerender.tsx';

const systemScheme = (scheme: 'light' | 'dark') => (query: string) => ({
  matches: query.includes(scheme),
  media: query,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
});

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  document.body.replaceChildren();
});

// Only React's development build, which the tests use, reports an attribute that differs.
it.each(['light', 'dark'] as const)('hydrates without a mismatch in %s colours', async (scheme) => {
  const consoleErrors = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  for (const part of [PlaneDrawing, ServicePromises, HomeDetails]) await part.preload();
  const { body } = splitMarkup(renderShell('/', null));
  vi.stubGlobal('matchMedia', systemScheme(scheme));
  const container = document.createElement('div');
  container.innerHTML = body;
  document.body.append(container);
  const heading = container.querySelector('h1');
  expect(heading?.textContent).toBe('Good tools for the whole workshop');

  const root = await act(async () => hydrateRoot(container, <App />, { onRecoverableError }));
  expect(container.querySelector('h1')).toBe(heading);
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(consoleErrors.mock.calls).toEqual([]);
  await act(async () => root.unmount());
});
