import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { newId } from '../store/store.ts';
import { StripeFailure } from './errors.ts';

/** A response: an HTML page, a redirect, or an object to send as JSON. */
export type Answer =
  | { status: number; html: string }
  | { status: number; location: string }
  | { status: number; json: object };

/** A request with its body and the parameters in its path. */
export interface Call {
  parameters: string[];
  body: string;
  request: IncomingMessage;
}

/** One endpoint. */
export interface Route {
  method: string;
  /** Matches the decoded path; its groups capture the parameters. */
  path: RegExp;
  handle: (call: Call) => Answer | Promise<Answer>;
}

/** A successful response with JSON. */
export const json = (body: object): Answer => ({ status: 200, json: body });

const maxBodyBytes = 256 * 1024;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  if (size <= maxBodyBytes) return Buffer.concat(chunks).toString('utf8');
  throw new StripeFailure(413, { type: 'invalid_request_error', message: 'Request too large' });
};

const pathOf = ({ url = '/' }: IncomingMessage): string => {
  try {
    return decodeURIComponent(url.split('?', 1)[0] as string);
  } catch {
    return '';
  }
};

const answer = async (routes: readonly Route[], request: IncomingMessage): Promise<Answer> => {
  const { method = '' } = request;
  const path = pathOf(request);
  const body = await bodyOf(request);
  for (const route of routes) {
    const match = route.method === method && route.path.exec(path);
    if (match) return route.handle({ parameters: match.slice(1), body, request });
  }
  throw new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
};

const failure = (error: unknown): Answer => {
  if (error instanceof StripeFailure) return { status: error.status, json: { error: error.body } };
  const { message } = error as Error;
  return { status: 500, json: { error: { type: 'api_error', message } } };
};

const send = (response: ServerResponse, sent: Answer): void => {
  response.statusCode = sent.status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Request-Id', newId('req'));
  if ('location' in sent) response.setHeader('Location', sent.location).end();
  else if ('html' in sent) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(sent.html);
  } else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(sent.json));
};

/** Handles requests with the first matching route. */
export const httpListener =
  (routes: readonly Route[]): RequestListener =>
  async (request, response) =>
    send(response, await answer(routes, request).catch(failure));
