import type { Page } from '@playwright/test';

/**
 * Keeps pages from listening, as if the code for it were loading for ever: only requests show
 * changes.
 */
export const withoutListeners = (page: Page): Promise<void> =>
  page.route(/\/LiveListener\b[^/]*$/, () => {}).then(() => {});

const { FIRESTORE_EMULATOR_HOST = '127.0.0.1:8080' } = process.env;
const port = Number(FIRESTORE_EMULATOR_HOST.split(':')[1]);

/** Whether an address is one of Firestore in the suite. */
export const isFirestore = ({ port: other }: URL): boolean => Number(other) === port;
