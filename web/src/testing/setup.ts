import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { loadErrorTexts } from '../lib/api/messages.ts';
import { openNewPage } from './openNewPage.ts';

if ('document' in globalThis) openNewPage();

// Tests create failures without a server, whose answer would load the texts.
await loadErrorTexts();

// There is no Firestore; the content of a page does not depend on whether it listens.
vi.mock('../domain/live/Live.tsx', () => ({ Live: () => null }));

// Only ends tests that hang, like the limits in emulators/suite/testing/timeouts.ts.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout. Some tests run without a document.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);

/** jsdom has no layout, so nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Without a layout nothing is below the window. */
globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
