import { getSession, whenSettled } from '../../lib/session/session.ts';
import { preloadPage } from '../routes/preloadPage.ts';
import { startSession } from './startSession.ts';

/** Then the page shows that it waits for the session. */
const sessionTimeoutMs = 4_000;

const timeout = () => new Promise((resolve) => setTimeout(resolve, sessionTimeoutMs));

/**
 * Resolves when the app can render the page at a path without a spinner: its code is loaded, and the
 * session is known if the page needs one.
 */
export const pageIsReady = async (pathname: string): Promise<void> => {
  try {
    const { isPrivate } = await preloadPage(pathname);
    if (!isPrivate || getSession().status !== 'loading') return;
    void startSession();
    await Promise.race([whenSettled(), timeout()]);
  } catch {
    // The app shows what could not be loaded.
  }
};
