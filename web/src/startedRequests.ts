/** Where a document keeps the requests it began before any of its scripts had loaded. */
const property = 'startedRequests';

/**
 * A script for the document's head that begins these requests. A preload would do, but for its
 * `stale-while-revalidate`: Chromium takes the preloaded answer for stale and asks once more.
 */
export const startingScript = (urls: string[]): string =>
  `globalThis.${property}=Object.fromEntries(${JSON.stringify(urls)}.map((url)=>{const answer=fetch(url);answer.catch(()=>{});return[url,answer]}))`;

/** The answer to a request that the document began; none the second time it is asked for. */
export const takeStartedRequest = (url: string): Promise<Response> | undefined => {
  const started = (globalThis as { [property]?: Record<string, Promise<Response>> })[property];
  const answer = started?.[url];
  delete started?.[url];
  return answer;
};
