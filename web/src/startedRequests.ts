/** Where a document keeps the requests it began before any of its scripts had loaded. */
const property = 'startedRequests';

/**
 * A script for the document's head that begins the requests its element's `data-requests` names, a
 * space between two, unless the address asks for more than the document. It is the same on every
 * page, so that Hosting's policy allows it by one hash. A preload would do, but for its
 * `stale-while-revalidate`: Chromium takes the preloaded answer for stale and asks once more.
 */
export const startingScript = `globalThis.${property}=location.search?{}:Object.fromEntries(document.currentScript.dataset.requests.split(' ').map((url)=>{const answer=fetch(url);answer.catch(()=>{});return[url,answer]}))`;

/** The answer to a request that the document began; none the second time it is asked for. */
export const takeStartedRequest = (url: string): Promise<Response> | undefined => {
  const started = (globalThis as { [property]?: Record<string, Promise<Response>> })[property];
  const answer = started?.[url];
  delete started?.[url];
  return answer;
};
