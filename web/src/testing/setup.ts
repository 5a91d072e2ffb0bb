import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { loadErrorTexts } from '../lib/api/messages.ts';
import { forgetAnswers } from './fakeApi.ts';
import { toast } from './fakeToast.ts';
import { openNewPage } from './openNewPage.ts';

if ('document' in globalThis) openNewPage();

// Tests create failures without a server, whose answer would load the texts.
await loadErrorTexts();

// There is no server: a test says what is answered, listened to and notified.
vi.mock('../lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./fakeApi.ts')).fakeCalls,
}));
vi.mock('../lib/api/readPage.ts', async () => (await import('./fakeApi.ts')).fakePages);
vi.mock('../lib/firebase/firebase.ts', () => ({ auth: {}, firebaseApp: {} }));
vi.mock('../domain/live/Live.tsx', async () => ({
  Live: (await import('./fakeLive.tsx')).FakeLive,
}));
vi.mock('notistack', async (original) => ({
  ...(await original<object>()),
  enqueueSnackbar: (await import('./fakeToast.ts')).toast,
}));

/** The stacks that React keeps of elements for its warnings, up to 10,000 at a time. */
const stacks = {
  of: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  count: 'recentlyCreatedOwnerStacks',
};

// Without them component tests take a fifth less time.
if ('document' in globalThis) {
  const internals: object = Reflect.get(await import('react'), stacks.of);
  const count = { get: () => 10_000, set: () => {}, configurable: true };
  Object.defineProperty(internals, stacks.count, count);
}

// Only ends tests that hang, like the limits in emulators/suite/testing/timeouts.ts.
configure({ asyncUtilTimeout: 240_000 });

// jsdom has no layout. Some tests run without a document.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  cleanup();
  forgetAnswers();
  toast.mockReset();
});

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
