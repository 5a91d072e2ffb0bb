import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeApart } from '../build/prerenderedPage.ts';
import { App } from './app/App.tsx';
import { prerender } from './prerender.tsx';

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

// React tells of an attribute that differs in its development build alone, which the tests run.
it.each(['light', 'dark'] as const)('is taken over as it is, in %s colours', async (scheme) => {
  const complaints = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  const { body } = takeApart(prerender(null).home.markup);
  vi.stubGlobal('matchMedia', systemScheme(scheme));
  const container = document.createElement('div');
  container.innerHTML = body;
  document.body.append(container);
  const heading = container.querySelector('h1');
  expect(heading?.textContent).toBe('Good tools for the whole workshop');

  const root = await act(async () => hydrateRoot(container, <App />, { onRecoverableError }));
  expect(container.querySelector('h1')).toBe(heading);
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
  await act(async () => root.unmount());
});
