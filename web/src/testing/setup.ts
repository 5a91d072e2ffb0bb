import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Only ends tests that hang, like the limits in emulators/suite/testing/timeouts.ts.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout. Some tests run without a document.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
