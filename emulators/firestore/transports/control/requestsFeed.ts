import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { RequestLog } from '../../access/requestLog.ts';
import { encodeRequest } from './encodeRequest.ts';

/** A running WebSocket server. */
export interface RequestsFeed {
  port: number;
  /** Stops the server and closes every connection. */
  close(): Promise<void>;
}

const serve = (socket: WebSocket, requests: RequestLog) => {
  socket.send(JSON.stringify(requests.past.map(encodeRequest)));
  const stop = requests.onRequest((request) => socket.send(JSON.stringify(encodeRequest(request))));
  socket.on('close', stop);
  // Every error of a connection is followed by its close event.
  socket.on('error', () => socket.terminate());
};

/**
 * Streams rules evaluations by WebSocket at /requests, for the Emulator UI: first an array of past
 * ones, then an object for each new one.
 * @throws {Error} when the port is in use.
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
