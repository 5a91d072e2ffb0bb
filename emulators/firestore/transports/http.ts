import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Databases } from '../access/databases.ts';
import { FirestoreError, httpStatuses, toFirestoreError } from '../values/errors.ts';

/** A response that is an HTML page. */
export class Page {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

/** A response that the route writes, for as long as the client is connected. */
export class OpenResponse {
  readonly start: (response: ServerResponse) => void;
  constructor(start: (response: ServerResponse) => void) {
    this.start = start;
  }
}

/** A response: text, an HTML page, one that stays open, or an object to send as JSON. */
type Answer = string | Page | OpenResponse | object;

/** One endpoint. */
export interface Route {
  method: string;
  /** Matches the decoded path; its groups capture the parameters. */
  path: RegExp;
  handle(
    databases: Databases,
    parameters: string[],
    request: IncomingMessage,
    /** Aborted when the client disconnects. */
    signal: AbortSignal,
  ): Promise<Answer>;
}

const notFound = () => new FirestoreError('NOT_FOUND', 'Not Found');

const pathOf = ({ url = '/' }: IncomingMessage) => {
  try {
    // Not with URL, which would resolve `..`.
    return decodeURIComponent(url.split('?', 1)[0] as string);
  } catch {
    throw notFound();
  }
};

const answer = async (
  routes: readonly Route[],
  databases: Databases,
  request: IncomingMessage,
  signal: AbortSignal,
): Promise<Answer> => {
  const path = pathOf(request);
  for (const { method, path: pattern, handle } of routes) {
    const match = method === request.method && pattern.exec(path);
    if (match) return handle(databases, match.slice(1), request, signal);
  }
  throw notFound();
};

/** The headers that the WebChannel client reads; Google's emulator exposes the same. */
const exposedHeaders = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';

const allowOrigin = ({ headers }: IncomingMessage, response: ServerResponse) => {
  const { origin, 'access-control-request-headers': requestedHeaders } = headers;
  if (!origin) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  response.setHeader('Access-Control-Expose-Headers', exposedHeaders);
  response.setHeader('Vary', 'Origin');
  if (requestedHeaders) response.setHeader('Access-Control-Allow-Headers', requestedHeaders);
};

const encode = (body: Answer): [type: string, text: string] => {
  if (typeof body === 'string') return ['text/plain; charset=utf-8', body];
  if (body instanceof Page) return ['text/html; charset=utf-8', body.html];
  return ['application/json', JSON.stringify(body)];
};

const send = (response: ServerResponse, status: number, body: Answer) => {
  if (body instanceof OpenResponse) return body.start(response);
  const [type, text] = encode(body);
  response.writeHead(status, { 'Content-Type': type });
  response.end(text);
};

const sendError = (response: ServerResponse, error: unknown) => {
  const { code, message } = toFirestoreError(error);
  const status = httpStatuses[code];
  send(response, status, { error: { code: status, message, status: code } });
};

/** Handles HTTP/1.1 requests with the first matching route; allows requests from all origins. */
export const httpListener =
  (databases: Databases, routes: readonly Route[]): RequestListener =>
  async (request, response) => {
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    const disconnected = new AbortController();
    response.on('close', () => disconnected.abort());
    try {
      send(response, 200, await answer(routes, databases, request, disconnected.signal));
    } catch (error) {
      sendError(response, error);
    }
  };
