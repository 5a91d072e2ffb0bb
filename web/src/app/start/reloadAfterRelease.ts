import { sharedStorage, tabStorage } from '../../lib/browser/browserStorage.ts';
import { isLoadFailure } from '../../lib/browser/loadFailure.ts';

/** Hosting never serves it from a cache, and it names the scripts of the current release. */
const startPage = '/';

/** The script that this page was started with. Its name contains a hash of the release. */
const ownScript = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : undefined;
};

const isReplaced = async (script: string): Promise<boolean> => {
  const response = await fetch(startPage, { cache: 'no-store' });
  return response.ok && !(await response.text()).includes(script);
};

/** Where a reload is remembered: unlike storage, it always works, and it survives the reload. */
const stateKey = 'reloadedFrom';

/** A reload would lose what the browser refuses to store. */
const isStored = () => sharedStorage.isComplete() && tabStorage.isComplete();

/**
 * Reloads the page once if a new release has replaced the one that it was started with, whose code
 * is gone. Drafts and the cart are stored, so the new page has them. After the reload, or if the
 * release is the same, the page itself shows that its code is missing.
 */
export const reloadIfReplaced = async (reload: () => void): Promise<void> => {
  const script = ownScript();
  if (!script || !isStored() || window.history.state?.[stateKey] === script) return;
  if (!(await isReplaced(script))) return;
  window.history.replaceState({ ...window.history.state, [stateKey]: script }, '');
  reload();
};

/** @see https://vite.dev/guide/build#load-error-handling */
export const watchReleases = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!isLoadFailure(payload)) return;
    // Without a connection the question has no answer, and the page tries again when it is back.
    reloadIfReplaced(() => window.location.reload()).catch(() => {});
  });
