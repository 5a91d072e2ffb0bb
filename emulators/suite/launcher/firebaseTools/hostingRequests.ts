import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Superstatic {
  server(options: object): { use(middleware: Middleware): unknown };
}

const require = createRequire(import.meta.url);
const requireOfCli = createRequire(require.resolve('firebase-tools/package.json'));

/** `//tools` names a host for URL parsers; Hosting reads `/tools`. */
const leadingSlashes = /^[/\\]+/;

const isReadable = ({ url = '', headers: { host = 'localhost' } }: IncomingMessage): boolean => {
  try {
    decodeURIComponent(new URL(url, `http://${host}`).pathname);
    return true;
  } catch {
    return false;
  }
};

const checkTarget: Middleware = (request, response, next) => {
  request.url = request.url?.replace(leadingSlashes, '/');
  if (isReadable(request)) return next();
  response.writeHead(400, { 'Content-Type': 'text/plain' }).end('The request is malformed.\n');
};

/**
 * Makes the Hosting emulator answer requests whose target or host cannot be parsed. In firebase-tools
 * they throw where nothing catches, which ends the whole suite.
 */
export const answerMalformedRequests = (): void => {
  const superstatic: Superstatic = requireOfCli('superstatic');
  const { server } = superstatic;
  superstatic.server = (options) => {
    const app = server(options);
    app.use(checkTarget);
    return app;
  };
};
