import { createRequire } from 'node:module';
import { pipeline, type Readable, type Writable } from 'node:stream';

interface Request {
  responseType?: string;
}

interface Client {
  request(options: Request): Promise<{ body: Readable }>;
}

const require = createRequire(import.meta.url);
const { Client }: { Client: { prototype: Client } } = require('firebase-tools/lib/apiv2.js');

/** Lets both ends of a response know when the other one breaks off. */
const pipeToTheEnd = (body: Readable): void => {
  const { pipe } = body;
  // What ends before its time is an error, and nobody else listens.
  body.on('error', () => {});
  body.pipe = <Target extends NodeJS.WritableStream>(target: Target) => {
    body.pipe = pipe;
    const browser = target as unknown as Writable;
    if (browser.closed || browser.destroyed) body.destroy();
    else pipeline(body, browser, () => {});
    return target;
  };
};

/**
 * Makes the Hosting emulator pass on that the response of a function breaks off, and stop one whose
 * browser has left. firebase-tools pipes a response without listening for its errors, so that one
 * ended the whole suite.
 */
export const passOnBrokenResponses = (): void => {
  const { request } = Client.prototype;
  Client.prototype.request = async function (options) {
    const response = await request.call(this, options);
    if (options.responseType === 'stream') pipeToTheEnd(response.body);
    return response;
  };
};
