import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const opaque = 'application/octet-stream';

const hideContent = (message: unknown): void => {
  const { headers } = (message as { request: IncomingMessage }).request;
  if (headers['content-type']) headers['content-type'] = opaque;
  delete headers['content-encoding'];
};

/**
 * Has the Functions runtime hand request bodies over as bytes. It parses JSON before it calls the
 * function, and answers malformed JSON itself with a page of HTML where the contract promises a
 * problem; bytes of a type it does not know it leaves alone. What the client declared stays in
 * `request.headersDistinct`. Only where HTTP is served: events arrive as JSON the runtime must read.
 * @see https://github.com/GoogleCloudPlatform/functions-framework-nodejs/blob/main/src/server.ts
 * @see https://cloud.google.com/run/docs/configuring/services/environment-variables
 */
export const keepBodiesUnparsed = (): void => {
  if (process.env.FUNCTION_SIGNATURE_TYPE !== 'http') return;
  subscribe('http.server.request.start', hideContent);
};
