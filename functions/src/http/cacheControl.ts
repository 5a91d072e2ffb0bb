import type { RequestHandler, Response } from 'express';

const publicly = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

// A page names the scripts of one deploy, and a deploy takes those of the last away without telling
// the CDN: none is shown beyond its minute.
const pagewise = 'public, max-age=0, s-maxage=60';

const hourly = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';

/** Keeps an answer out of every cache: what holds unless a route says otherwise. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

/** Whether the answer goes to a visitor, who may see what another visitor was told a moment ago. */
export const isPublic = (response: Response): boolean => response.locals.caller === undefined;

const cacheAs =
  (cacheControl: string): RequestHandler<Record<string, string>> =>
  (_request, response, next) => {
    response.vary('Authorization');
    if (isPublic(response)) response.set('Cache-Control', cacheControl);
    next();
  };

/**
 * Lets caches keep the answer to a visitor. `Vary` keeps a shared cache from giving it to a
 * signed-in caller, who is owed a fresh one.
 */
export const publicCache = cacheAs(publicly);

/** Lets caches keep a page as served to a visitor, also one that says there is no such thing. */
export const pageCache = cacheAs(pagewise);

/** Lets caches keep for an hour what few ask for and nobody decides on. */
export const hourlyCache = cacheAs(hourly);
