import type { RequestHandler, Response } from 'express';

const publicly = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Keeps an answer out of every cache: what holds unless a route says otherwise. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

/** Whether the answer goes to a visitor, who may see what another visitor was told a moment ago. */
export const isPublic = (response: Response): boolean => response.locals.caller === undefined;

/**
 * Lets caches keep the answer to a visitor. `Vary` keeps a shared cache from giving it to a
 * signed-in caller, who is owed a fresh one.
 */
export const publicCache: RequestHandler<Record<string, string>> = (_request, response, next) => {
  response.vary('Authorization');
  if (isPublic(response)) response.set('Cache-Control', publicly);
  next();
};
