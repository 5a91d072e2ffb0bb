import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { RulesFile } from '../rules/ruleset.ts';
import { Databases } from './databases.ts';
import { IndexConfiguration } from './indexConfiguration.ts';
import { RulesStore } from './rulesStore.ts';
import type { Clock } from './timestamp.ts';
import { controlRoutes } from './transports/control.ts';
import { createGrpcServer, grpcInjector } from './transports/grpc.ts';
import { httpListener } from './transports/http.ts';

/** Where to listen, and what to start with. */
export interface ServerOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The rules of all projects that get none of their own; without, everything is allowed. */
  rules?: readonly RulesFile[] | undefined;
  /** A firestore.indexes.json: queries that production would refuse without it are refused. */
  indexesFile?: string | undefined;
  clock?: Clock;
}

/** A running stand-in. */
export interface RunningServer {
  host: string;
  port: number;
  /** Ends it, open streams included. */
  close(): Promise<void>;
}

/** The first bytes of every HTTP/2 connection. https://datatracker.ietf.org/doc/html/rfc9113#name-http-2-connection-preface */
const http2Start = Buffer.from('PRI');

const isHttp2 = (bytes: Buffer) => bytes.subarray(0, http2Start.length).equals(http2Start);

const mayBecomeHttp2 = (bytes: Buffer) =>
  bytes.length < http2Start.length && http2Start.subarray(0, bytes.length).equals(bytes);

/** Looks at a connection's first bytes and leaves it to the server that speaks the protocol. */
const sniff = (
  socket: Socket,
  http1: (socket: Socket) => void,
  http2: (socket: Socket) => void,
) => {
  let bytes = Buffer.alloc(0);
  const read = () => {
    const more: Buffer | null = socket.read();
    if (!more) return;
    bytes = Buffer.concat([bytes, more]);
    if (mayBecomeHttp2(bytes)) return;
    socket.off('readable', read);
    socket.unshift(bytes);
    (isHttp2(bytes) ? http2 : http1)(socket);
  };
  socket.on('readable', read);
  socket.on('error', () => socket.destroy());
};

/**
 * Starts a Firestore stand-in: gRPC and HTTP/1.1 on one port.
 * @throws {RulesCompileError} when the rules do not compile.
 * @throws {Error} when the port cannot be had, or the index file cannot be read.
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { host, port, rules, indexesFile, clock = Date.now } = options;
  const indexes = indexesFile === undefined ? undefined : new IndexConfiguration(indexesFile);
  const databases = new Databases(new RulesStore(rules), indexes, clock);
  const http = createHttpServer(httpListener(databases, controlRoutes));
  const grpc = createGrpcServer(databases);
  const injector = grpcInjector(grpc);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    sniff(
      socket,
      (http1) => http.emit('connection', http1),
      (http2) => injector.injectConnection(http2),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const close = async () => {
    grpc.forceShutdown();
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { host, port: (server.address() as AddressInfo).port, close };
};
