import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { RequestLog } from '../requestLog.ts';
import { encodeRequest } from './encodeRequest.ts';

/** A WebSocket server that is up. */
export interface RequestsFeed {
  port: number;
  /** Ends it, and every connection. */
  close(): Promise<void>;
}

const serve = (socket: WebSocket, requests: RequestLog) => {
  socket.send(JSON.stringify(requests.past.map(encodeRequest)));
  const stop = requests.onRequest((request) => socket.send(JSON.stringify(encodeRequest(request))));
  socket.on('close', stop);
  // Whatever is wrong with a connection, it is followed by its close.
  socket.on('error', () => socket.terminate());
};

/**
 * Tells by WebSocket, at /requests, what rules are asked and what they say: first an array of what
 * was, then an object for each request. So the Emulator UI follows them.
 * @throws {Error} when the port cannot be had.
 */
export const startRequestsFeed = async (
  requests: RequestLog,
  address: { host: string; port: number },
): Promise<RequestsFeed> => {
  const server = new WebSocketServer({ ...address, path: '/requests' });
  server.on('connection', (socket) => serve(socket, requests));
  await once(server, 'listening');
  const close = async () => {
    for (const socket of server.clients) socket.terminate();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, close };
};
