import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { write } from 'firebase-functions/logger';
import { countUsage, type RequestUsage } from '../store/reads/usage.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The id of the request in its response, the log and the audit log. */
      requestId: string;
    }
  }
}

const severityOf = (status: number): 'INFO' | 'ERROR' => (status >= 500 ? 'ERROR' : 'INFO');

const failureOf = ({ locals: { error } }: Response, status: number) =>
  error && { code: error.code, ...(status >= 500 && { cause: describe(error.cause ?? error) }) };

const describe = (cause: unknown): string =>
  cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);

const log = (
  request: Request,
  response: Response,
  route: string,
  entry: Record<string, unknown>,
): void => {
  const { method } = request;
  const status = response.statusCode;
  write({
    severity: severityOf(status),
    message: `${method} ${route} ${status}`,
    method,
    route,
    status,
    uid: response.locals.caller?.uid ?? null,
    ...failureOf(response, status),
    ...entry,
  });
};

/**
 * Sets `x-request-id` and logs one line when the request ends: never a token, a body or a path with
 * its parameters.
 */
export const logRequest: RequestHandler = (request, response, next) => {
  const requestId = randomUUID();
  const usage: RequestUsage = { reads: 0, writes: 0, roundTrips: 0 };
  const start = performance.now();
  // The Functions runtime calls the app from its own Express route.
  const runtimeRoute: unknown = request.route;
  response.locals.requestId = requestId;
  response.set('x-request-id', requestId);
  response.once('close', () => {
    const route = request.route === runtimeRoute ? 'unknown' : request.route.path;
    const ms = Math.round(performance.now() - start);
    log(request, response, route, { requestId, ms, ...usage });
  });
  countUsage(usage, next);
};
