import type { Request } from 'express';
import { type ApiRoute, apiBase, apiRoutes } from '../../contract/index.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

type Call = Pick<Request, 'method' | 'path'>;

const routes: ApiRoute[] = Object.values(apiRoutes);

/** The calls of a route, with and without the API's base. */
const callsOf = ({ method, pattern }: ApiRoute): string[] => [
  `${method} ${pattern}`,
  `${method} ${apiBase}${pattern}`,
];

/** The calls that read although their method is not safe. */
const lookups: ReadonlySet<string> = new Set(
  routes.filter(({ method, writes }) => !writes && !safeMethods.has(method)).flatMap(callsOf),
);

const notifications: ReadonlySet<string> = new Set(callsOf(apiRoutes.receiveCardEvent));

/** A call as the router matches it: in any case, with or without a slash at the end. */
const spelled = ({ method, path }: Call): string =>
  `${method} ${path.toLowerCase().replace(/(?<=.)\/$/, '')}`;

/** Whether a request only reads although its method is not safe. */
export const isLookup = (call: Call): boolean => lookups.has(spelled(call));

/**
 * Whether a request is an event of the payment provider, which proves its origin by a signature.
 */
export const isNotification = (call: Call): boolean => notifications.has(spelled(call));

/** Whether a request of a person or an app may change data. */
export const isWrite = (request: Call): boolean =>
  !safeMethods.has(request.method) && !isLookup(request) && !isNotification(request);
