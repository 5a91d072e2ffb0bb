import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/renderPage.tsx';
import { useScrollRestoration } from './useScrollRestoration.ts';

const open = (ready: boolean) =>
  renderHook(useScrollRestoration, { ...openPage(), initialProps: ready });

const scrollTo = vi.fn(({ top }: ScrollToOptions) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
});

const savedPosition = () => window.history.state?.scrollTop;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  window.history.replaceState({ scrollTop: 2_400 }, '');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '');
  Reflect.deleteProperty(window, 'scrollY');
});

it('restores the position when the page is ready', () => {
  const { rerender } = open(false);
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(true);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 2_400, behavior: 'instant' });
});

it('keeps the saved position while the page is short and until it is left', () => {
  const { rerender, unmount } = open(false);
  scrollTo({ top: 300 });
  fireEvent.click(document.body);
  vi.runAllTimers();
  expect(savedPosition()).toBe(2_400);
  rerender(true);
  unmount();
  expect(savedPosition()).toBe(2_400);
});

it('saves the position after a scroll, and at once before a click', () => {
  open(true);
  scrollTo({ top: 500 });
  expect(savedPosition()).toBe(2_400);
  vi.runAllTimers();
  expect(savedPosition()).toBe(500);
  scrollTo({ top: 600 });
  fireEvent.click(document.body);
  expect(savedPosition()).toBe(600);
});
