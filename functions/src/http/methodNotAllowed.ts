import { type RequestHandler, Router } from 'express';
import { apiRoutes } from '../contract/index.ts';
import { ApiError } from '../errors.ts';

const methodsByPattern = Map.groupBy(Object.values(apiRoutes), ({ pattern }) => pattern);

const refuse =
  (methods: string[]): RequestHandler =>
  (_request, response) => {
    response.set('Allow', methods.join(', '));
    throw new ApiError('method-not-allowed');
  };

/** Answers for the contract's paths under any method they do not have. */
export const methodNotAllowed = Router();

for (const [pattern, routes] of methodsByPattern) {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  methodNotAllowed.all(pattern, refuse(methods));
}
