/** The global that holds the requests that a document starts before its scripts load. */
export const prefetchedProperty = 'prefetchedRequests';

/** In ms. The app asks for a response soon, or it shows another page. */
const maxAge = 30_000;

/** A request as the document and the app send it. */
interface PrefetchableRequest {
  method: string;
  url: string;
  /** The token that it is sent with. */
  token?: string | undefined;
  /** The company for which it is sent, empty for the account itself. */
  company?: string;
  body?: string | undefined;
}

interface Prefetched extends Omit<PrefetchableRequest, 'method' | 'url'> {
  response: Promise<Response>;
  startedAt: number;
}

const prefetchedRequests = () =>
  (globalThis as { [prefetchedProperty]?: Record<string, Prefetched> })[prefetchedProperty] ?? {};

/**
 * The response of a prefetched request, if it was the same: also its body and its token. Each is
 * there for the first call of its address.
 */
export const takePrefetchedRequest = ({
  method,
  url,
  token,
  company = '',
  body,
}: PrefetchableRequest): Promise<Response> | undefined => {
  const all = prefetchedRequests();
  const key = `${method} ${url}`;
  const found = all[key];
  delete all[key];
  const isSame = found && found.token === token && found.company === company && found.body === body;
  return isSame && Date.now() - found.startedAt < maxAge ? found.response : undefined;
};

/** Forgets all responses: after a change, they may be out of date. */
export const forgetPrefetchedRequests = (): void => {
  const all = prefetchedRequests();
  for (const key of Object.keys(all)) delete all[key];
};
