import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { siteRoutes } from '../contract/index.ts';

const onRequestStart = (change: (request: IncomingMessage) => void): void =>
  subscribe('http.server.request.start', (message) =>
    change((message as { request: IncomingMessage }).request),
  );

const hideBody = ({ headers }: IncomingMessage): void => {
  delete headers['content-length'];
  delete headers['transfer-encoding'];
};

/**
 * Stops the Functions runtime from reading request bodies. Before it calls the function, the
 * runtime would hold up to 1 GiB of each body in memory, parse it, and answer malformed JSON with
 * an HTML page. Its parsers skip a request without these headers. Node has evaluated them by then,
 * and `request.headersDistinct` still has them for `readBody`. Applies only where HTTP is served:
 * events arrive as JSON that the runtime must read.
 * @see https://github.com/GoogleCloudPlatform/functions-framework-nodejs/blob/main/src/server.ts
 * @see https://cloud.google.com/run/docs/configuring/services/environment-variables
 */
export const disableBodyParsing = (): void => {
  if (process.env.FUNCTION_SIGNATURE_TYPE === 'http') onRequestStart(hideBody);
};

const renamePath = (request: IncomingMessage): void => {
  request.url = request.url?.replace(/^\/robots\.txt(?=\?|$)/, siteRoutes.robots.pattern) ?? '';
};

/**
 * Renames `/robots.txt` so that the function can answer it: the Functions runtime answers that path
 * with an empty 404.
 * @see https://github.com/GoogleCloudPlatform/functions-framework-nodejs/blob/main/src/server.ts
 */
export const renameRobotsPath = (): void => onRequestStart(renamePath);
