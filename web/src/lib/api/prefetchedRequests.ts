/** The global that holds the requests a document starts before its scripts load. */
const property = 'prefetchedRequests';

/**
 * An inline script for the document's head. It fetches the URLs in its element's `data-requests`,
 * separated by spaces, unless the address has a query. It is the same on every page, so one hash in
 * Hosting's Content-Security-Policy allows it. Preload links do not work here: because of the
 * responses' `stale-while-revalidate`, Chromium takes a preloaded response for stale and fetches it
 * again.
 */
export const prefetchScript = `globalThis.${property}=location.search?{}:Object.fromEntries(document.currentScript.dataset.requests.split(' ').map((url)=>{const response=fetch(url);response.catch(()=>{});return[url,response]}))`;

/** The response of a prefetched request. Each can be taken once. */
export const takePrefetchedRequest = (url: string): Promise<Response> | undefined => {
  const prefetched = (globalThis as { [property]?: Record<string, Promise<Response>> })[property];
  const response = prefetched?.[url];
  delete prefetched?.[url];
  return response;
};
