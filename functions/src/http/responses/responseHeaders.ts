import type { RequestHandler, Response } from 'express';

const securityHeaders = {
  // Responses are data, not documents: opened in a browser, they may not load, run or be framed by
  // anything. A page replaces this with the policy of Hosting's pages.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * Allows browsers to use a response only in the shop's own pages. Hosting adds its own headers, but
 * not to requests sent directly to the function's address.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers
 */
export const secureHeaders: RequestHandler = (_request, response, next) => {
  response.set(securityHeaders);
  next();
};

const apiCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

// A page names the scripts of one deploy, and the next deploy removes them without notifying the
// CDN. No page may be served stale after that minute, and browsers ask for each visit.
const pageCaching = 'public, no-cache, s-maxage=60';

const hourlyCaching = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';

/** Keeps a response out of every cache. This is the default for all routes. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

/** Whether the response goes to a visitor, who may get a cached one. */
export const isPublic = (response: Response): boolean => response.locals.caller === undefined;

const cacheAs =
  (cacheControl: string): RequestHandler<Record<string, string>> =>
  (_request, response, next) => {
    response.vary('Authorization');
    if (isPublic(response)) response.set('Cache-Control', cacheControl);
    next();
  };

/**
 * Lets caches store the response to a visitor. `Vary` prevents a shared cache from sending it to a
 * signed-in caller, who must get a fresh one.
 */
export const publicCache = cacheAs(apiCaching);

/** Lets caches store a page as served to a visitor, including a "not found" page. */
export const pageCache = cacheAs(pageCaching);

/** Lets caches store for an hour what is rarely requested and needs no fresh data. */
export const hourlyCache = cacheAs(hourlyCaching);
