import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

const forwardTo = (target: string): RequestListener => {
  const [hostname, port] = target.split(':');
  return (incoming, outgoing) => {
    const { url: path, method } = incoming;
    const headers = { ...incoming.headers, connection: 'close' };
    const forwarded = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders();
      answer.on('error', () => outgoing.destroy()).pipe(outgoing);
    });
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded.on('error', () => outgoing.destroy()));
  };
};

/**
 * Forwards each request over a new connection, until the file's tests are over; returns the
 * `host:port`. Google's emulator sometimes closes a connection after a response, when the browser is
 * sending the request for a listener's messages over it. The browser repeats that request, but the
 * emulator does not repeat the messages that it wrote to the closed connection, although none was
 * acknowledged: the listener would wait for ever.
 */
export const startFreshConnections = async (target: string): Promise<string> => {
  const server = createServer(forwardTo(target)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};
