import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { write } from 'firebase-functions/logger';
import { counted, type Usage } from '../usage.ts';

declare global {
  namespace Express {
    interface Locals {
      /** What the request is called in its answer, the log and the audit log. */
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
 * Names each request in `x-request-id` and writes one line about it when it is over: never a
 * token, a body or an address with its parameters.
 */
export const logRequest: RequestHandler = (request, response, next) => {
  const requestId = randomUUID();
  const usage: Usage = { reads: 0, writes: 0 };
  const start = performance.now();
  // The runtime calls the app from a route of its own.
  const outer: unknown = request.route;
  response.locals.requestId = requestId;
  response.set('x-request-id', requestId);
  response.once('close', () => {
    const route = request.route === outer ? 'unknown' : request.route.path;
    const ms = Math.round(performance.now() - start);
    log(request, response, route, { requestId, ms, ...usage });
  });
  counted(usage, next);
};
