import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { serve } from '../../testing/api/serve.ts';
import { handleError } from '../errors/errorHandler.ts';
import { readBody } from './readBody.ts';

const kind = { mediaType: 'text/plain', maxBytes: 1_000 };

/** An app that returns the length of the body, and reports how many bytes arrived. */
const lengthApp = () => {
  const app = express();
  const received = { bytes: 0 };
  app.use((request, _response, next) => {
    request.socket.once('close', () => {
      received.bytes = request.socket.bytesRead;
    });
    next();
  });
  app.use(async (request, response) => {
    const bytes = await readBody(request, kind);
    response.json({ length: bytes?.length ?? null });
  });
  app.use(handleError);
  return { app, received };
};

/** Opens a request without sending its body. */
const open = async (app: express.Express, headers: Record<string, string | number>) => {
  const url = await serve(app);
  const clientRequest = httpRequest(url, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', ...headers },
  });
  clientRequest.on('error', () => {});
  clientRequest.flushHeaders();
  return clientRequest;
};

const responseTo = async (sent: ReturnType<typeof httpRequest>) => {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { connection } = response.headers;
  return { status: response.statusCode, connection, body: await json(response) };
};

const tooLarge = { code: 'payload-too-large', maxBytes: 1_000 };

describe('readBody', () => {
  it('refuses a body by its declared length, before any byte arrives', async () => {
    const response = await responseTo(await open(lengthApp().app, { 'Content-Length': 1_001 }));
    expect(response).toMatchObject({ status: 413, connection: 'close', body: tooLarge });
  });

  it('refuses another type, before any byte arrives', async () => {
    const headers = { 'Content-Length': 10, 'Content-Type': 'text/html' };
    const response = await responseTo(await open(lengthApp().app, headers));
    expect(response).toMatchObject({ status: 415, connection: 'close' });
  });

  it('stops at the limit when no length is declared', async () => {
    const sent = await open(lengthApp().app, { 'Transfer-Encoding': 'chunked' });
    // The request never ends, so a reader that waits for the end would wait forever.
    sent.write('x'.repeat(1_001));
    expect(await responseTo(sent)).toMatchObject({
      status: 413,
      connection: 'close',
      body: tooLarge,
    });
  });

  it('closes the connection while the client keeps sending', async () => {
    const { app, received } = lengthApp();
    const sent = await open(app, { 'Content-Length': 100_000_000 });
    const closed = once(sent, 'close');
    expect(await responseTo(sent)).toMatchObject({ status: 413 });
    sent.write(Buffer.alloc(10_000));
    await closed;
    await expect.poll(() => received.bytes).toBeGreaterThan(0);
    expect(received.bytes).toBeLessThan(100_000);
  });

  it.each([0, 1, 1_000])('reads %d bytes and keeps the connection', async (length) => {
    const headers = [{ 'Content-Length': length }, { 'Transfer-Encoding': 'chunked' }];
    for (const framing of headers) {
      const sent = await open(lengthApp().app, framing as Record<string, string>);
      sent.end('x'.repeat(length));
      const { status, connection, body } = await responseTo(sent);
      expect([status, body]).toEqual([200, { length: length || null }]);
      expect(connection).toBe('keep-alive');
    }
  });

  it('fails when the client disconnects', async () => {
    const failure = Promise.withResolvers<unknown>();
    const app = express();
    app.use(async (request) => {
      await readBody(request, kind).catch(failure.resolve);
    });
    const sent = await open(app, { 'Content-Length': 500 });
    sent.write('x', () => sent.destroy());
    expect(await failure.promise).toMatchObject({ code: 'validation' });
  });
});
