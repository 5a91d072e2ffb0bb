import { type RequestHandler, Router } from 'express';
import type { ApiRoute, PathParams } from '../contract/index.ts';
import { ApiError } from '../errors.ts';

const registrars = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Registers the handlers of a route of the contract. */
export const handle = <Pattern extends string>(
  router: Router,
  { method, pattern }: ApiRoute<Pattern>,
  ...handlers: (RequestHandler<PathParams<Pattern>> | RequestHandler<PathParams<Pattern>>[])[]
): void => {
  router[registrars[method]](pattern as string, ...(handlers as RequestHandler[]));
};

const refuseMethod =
  (allowed: string[]): RequestHandler =>
  (_request, response) => {
    response.set('Allow', allowed.join(', '));
    throw new ApiError('method-not-allowed');
  };

/** Answers requests that use a path of these routes with a method that the path does not support. */
export const methodNotAllowed = (routes: Record<string, ApiRoute>): Router => {
  const router = Router();
  for (const [pattern, calls] of Map.groupBy(Object.values(routes), ({ pattern }) => pattern)) {
    const methods = calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    router.all(pattern, refuseMethod(methods));
  }
  return router;
};

/** Answers requests for any other path. */
export const notFound: RequestHandler = () => {
  throw new ApiError('not-found');
};
