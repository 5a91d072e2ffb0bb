import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const hideBody = (message: unknown): void => {
  const { headers } = (message as { request: IncomingMessage }).request;
  delete headers['content-length'];
  delete headers['transfer-encoding'];
};

/**
 * Keeps the Functions runtime from reading request bodies. Before it calls the function it would
 * hold up to 1 GiB of each in memory, parse it, and answer malformed JSON itself with a page of
 * HTML. Its parsers pass over a request without these headers. Node has read them by then, and what
 * the client declared stays in `request.headersDistinct`: `readBody` reads the body, or nobody
 * does. Only where HTTP is served: events arrive as JSON the runtime must read.
 * @see https://github.com/GoogleCloudPlatform/functions-framework-nodejs/blob/main/src/server.ts
 * @see https://cloud.google.com/run/docs/configuring/services/environment-variables
 */
export const keepBodiesUnread = (): void => {
  if (process.env.FUNCTION_SIGNATURE_TYPE !== 'http') return;
  subscribe('http.server.request.start', hideBody);
};
