import type { Request } from 'express';
import { type ApiRoute, apiBase, apiRoutes } from '../contract/index.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

type Call = Pick<Request, 'method' | 'path'>;

const routes: ApiRoute[] = Object.values(apiRoutes);

/** The calls that read although their method is not safe, each with and without the API's base. */
const lookups: ReadonlySet<string> = new Set(
  routes
    .filter(({ method, writes }) => !writes && !safeMethods.has(method))
    .flatMap(({ method, pattern }) => [`${method} ${pattern}`, `${method} ${apiBase}${pattern}`]),
);

/** Whether a request only reads although its method is not safe. */
export const isLookup = ({ method, path }: Call): boolean => lookups.has(`${method} ${path}`);

/** Whether a request may change data. A lookup under an unusual spelling of its path counts as one. */
export const isWrite = (request: Call): boolean =>
  !safeMethods.has(request.method) && !isLookup(request);
