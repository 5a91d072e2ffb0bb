import { buyingForScript } from '../session/buyingForScript.ts';
import { prefetchedProperty } from './prefetchedRequests.ts';

/** Who sends a request of a document: any account, only admins, or only customers. */
export type PrefetchAudience = 'account' | 'admin' | 'customer';

/**
 * Placeholders for the parameters of an address: the e-mail address of the account, and the id in
 * the address of the page, as in `/dashboard/orders/:id`. After a reload, the id of an order is in
 * the state of the link that led there.
 */
export const prefetchParams = { email: '{email}', id: '{id}' };

/** A request with the stored token, while that is valid. The address may have placeholders. */
export const prefetchFor = (audience: PrefetchAudience, url: string): string =>
  `${audience}:${url}`;

/**
 * A request for the tools of the stored cart, as the cart sends it: with the stored token if there is
 * one, and not at all while that is not valid.
 */
export const prefetchCart = (url: string): string => `cart:${url}`;

/**
 * An inline script for the document's head. It starts the requests in its element's
 * `data-requests`, separated by spaces, unless the address has a query. A request for an account
 * is sent only with a valid token of the `data-project`, for the payer for whom this tab buys. What
 * the storage cannot give is left to the app. It is the same on every page, so one hash in Hosting's
 * Content-Security-Policy allows it. Preload links do not work here: because of the responses'
 * `stale-while-revalidate`, Chromium takes a preloaded response for stale and fetches it again.
 */
export const prefetchScript = `{
  const prefetched = {};
  globalThis.${prefetchedProperty} = prefetched;
  const { requests, project } = document.currentScript.dataset;

  const start = (method, url, { token, company = '', body } = {}) => {
    const headers = {};
    if (body) headers['content-type'] = 'application/json';
    if (token) headers.authorization = 'Bearer ' + token;
    if (company) headers['x-company'] = company;
    const response = fetch(url, { method, headers, body });
    response.catch(() => {});
    prefetched[method + ' ' + url] = { token, company, body, response, startedAt: Date.now() };
  };

  ${buyingForScript}

  const startFor = (audience, pattern) => {
    const { token, claims, isAdmin } = readToken(project);
    if (audience !== 'account' && (audience === 'admin') !== isAdmin) return;
    const values = {
      email: claims.email,
      id: history.state?.usr?.orderId ?? decodeURIComponent(location.pathname.split('/')[3] ?? ''),
    };
    const url = pattern.replace(/%7B(\\w+)%7D/g, (_, name) => {
      if (!values[name]) throw name;
      return encodeURIComponent(values[name]);
    });
    start('GET', url, { token, company: companyOf(claims.sub) });
  };

  const accountOf = () => {
    if (localStorage.getItem('accessToken') === null) return {};
    const { token, claims } = readToken(project);
    return { token, company: companyOf(claims.sub) };
  };

  const startCart = (url) => {
    const account = accountOf();
    const text = localStorage.getItem(payerKey('cart', project));
    if (text.length > 100_000) return;
    const rows = JSON.parse(text).lines.map(({ toolId, quantity, unitPrice }) => (
      { toolId, quantity, unitPrice }
    ));
    const isWhole = rows.every(({ toolId }) => typeof toolId === 'string');
    if (rows.length > 0 && isWhole) start('POST', url, { ...account, body: JSON.stringify({ rows }) });
  };

  for (const request of location.search ? [] : requests.split(' ')) {
    const [, kind, url] = request.match(/^(?:(\\w+):)?(.*)$/);
    try {
      if (!kind) start('GET', url);
      else if (kind === 'cart') startCart(url);
      else startFor(kind, url);
    } catch {}
  }
}`;
