import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { siteRoutes } from '../contract/index.ts';

const rename = (message: unknown): void => {
  const { request } = message as { request: IncomingMessage };
  request.url = request.url?.replace(/^\/robots\.txt(?=\?|$)/, siteRoutes.robots.pattern) ?? '';
};

/**
 * Lets the function answer `/robots.txt`, under another name: the Functions runtime answers
 * that path itself, with an empty 404.
 * @see https://github.com/GoogleCloudPlatform/functions-framework-nodejs/blob/main/src/server.ts
 */
export const renameRobots = (): void => subscribe('http.server.request.start', rename);
