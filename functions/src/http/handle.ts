import type { RequestHandler, Router } from 'express';
import type { ApiRoute, PathParams } from '../contract/index.ts';

const registrars = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Registers the handlers of a route of the contract. */
export const handle = <Pattern extends string>(
  router: Router,
  { method, pattern }: ApiRoute<Pattern>,
  ...handlers: (RequestHandler<PathParams<Pattern>> | RequestHandler<PathParams<Pattern>>[])[]
): void => {
  router[registrars[method]](pattern as string, ...(handlers as RequestHandler[]));
};
