import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { breakOffTogether } from './breakOffTogether.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => unknown;

/** firebase-tools' module that sends requests on to functions. */
export interface HostingProxy {
  /** Sends requests to the function at an address, which it names in its log. */
  proxyRequestHandler(url: string, name: string, ...options: unknown[]): Handler;
}

const require = createRequire(import.meta.url);
const proxy: HostingProxy = require('firebase-tools/lib/hosting/proxy.js');

/**
 * Makes the Hosting emulator pass on that the response of a function breaks off, and stop one whose
 * browser has left.
 */
export const passOnBrokenResponses = (): void => {
  const { proxyRequestHandler } = proxy;
  proxy.proxyRequestHandler = (...destination) => {
    const handle = proxyRequestHandler(...destination);
    return (request, response, next) => {
      breakOffTogether(response);
      return handle(request, response, next);
    };
  };
};
