import { type RequestHandler, Router } from 'express';
import type { ApiRoute } from '../contract/index.ts';
import { ApiError } from '../errors.ts';

const refuse =
  (methods: string[]): RequestHandler =>
  (_request, response) => {
    response.set('Allow', methods.join(', '));
    throw new ApiError('method-not-allowed');
  };

/** Answers for the paths of these calls under any method they do not have. */
export const methodNotAllowed = (routes: Record<string, ApiRoute>): Router => {
  const router = Router();
  for (const [pattern, calls] of Map.groupBy(Object.values(routes), ({ pattern }) => pattern)) {
    const methods = calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    router.all(pattern, refuse(methods));
  }
  return router;
};
