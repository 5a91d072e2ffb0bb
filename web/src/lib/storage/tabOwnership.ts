/**
 * Whether the page owns the id of its tab. A duplicated tab has a copy of the session storage, with
 * the same id, while the first tab still owns it; a reloaded or reopened tab is alone with its id.
 */

/** How long a reloaded page waits for the page before it, which may still be unloading. */
const unloadMs = 1_000;

/** How long another page may take to answer. */
const answerMs = 300;

/** Holds a lock with the id until the page ends, unless another page holds it. */
const ownByLock = (tab: string) =>
  new Promise<boolean>((resolve, reject) => {
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), unloadMs);
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks
      .request(`tab ${tab}`, { signal: waiting.signal }, hold)
      .catch((error) => (waiting.signal.aborted ? resolve(false) : reject(error)));
  });

/** Asks the other pages, and answers them from then on. For browsers without Web Locks. */
const ownByAsking = (tab: string) =>
  new Promise<boolean>((resolve) => {
    const [question, answer] = [`Who owns ${tab}?`, `${tab} is owned`];
    const pages = new BroadcastChannel('tabs');
    let owns = false;
    const timer = setTimeout(() => {
      owns = true;
      resolve(true);
    }, answerMs);
    pages.onmessage = ({ data }) => {
      if (owns && data === question) pages.postMessage(answer);
      if (owns || data !== answer) return;
      clearTimeout(timer);
      pages.close();
      resolve(false);
    };
    pages.postMessage(question);
  });

/**
 * Takes the id of a tab for this page. Resolves to false if another page owns it. A browser that
 * cannot tell keeps it: what was sent twice is then recognised as a retry.
 */
export const ownTab = (tab: string): Promise<boolean> =>
  ownByLock(tab)
    .catch(() => ownByAsking(tab))
    .catch(() => true);
