import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { RulesFile } from '@tools-hub/rules';
import { Databases } from './access/databases.ts';
import { RulesStore } from './access/rulesStore.ts';
import { Triggers } from './events/triggers.ts';
import { readExport } from './export/readExport.ts';
import { IndexConfiguration } from './query/indexConfiguration.ts';
import { controlRoutes } from './transports/control/control.ts';
import { coverageRoutes } from './transports/control/coverage.ts';
import { exportRoutes } from './transports/control/export.ts';
import { startRequestsFeed } from './transports/control/requestsFeed.ts';
import { triggerRoutes } from './transports/control/triggers.ts';
import { createGrpcServer, grpcInjector } from './transports/grpc.ts';
import { httpListener } from './transports/http.ts';
import { restRoutes } from './transports/rest.ts';
import { webChannelRoutes } from './transports/webChannel/routes.ts';
import { Sessions } from './transports/webChannel/sessions.ts';
import type { Clock } from './values/timestamp.ts';

/** Where to listen, and the initial state. */
export interface ServerOptions {
  host: string;
  /** 0 selects any free port. */
  port: number;
  /** The port of a WebSocket that streams rules evaluations; none when undefined. */
  websocketPort?: number | undefined;
  /** The initial rules of all projects; without them everything is allowed. */
  rules?: readonly RulesFile[] | undefined;
  /** The path of a firestore.indexes.json: queries that need a missing index are rejected. */
  indexesFile?: string | undefined;
  /** The overall_export_metadata file of an export that seeds the databases of every project. */
  seedFile?: string | undefined;
  /** The project to seed at startup, so that a corrupt export is reported at once. */
  project?: string | undefined;
  /** The `host:port` of the Functions emulator, which receives events. */
  functionsEmulator?: string | undefined;
  clock?: Clock;
}

/** A running stand-in. */
export interface RunningServer {
  host: string;
  port: number;
  /** The port of the WebSocket, if there is one. */
  websocketPort: number | undefined;
  /** Stops the server and closes open streams. */
  close(): Promise<void>;
}

/**
 * The first bytes of every HTTP/2 connection.
 * https://datatracker.ietf.org/doc/html/rfc9113#name-http-2-connection-preface
 */
const http2Start = Buffer.from('PRI');

const isHttp2 = (bytes: Buffer) => bytes.subarray(0, http2Start.length).equals(http2Start);

const mayBecomeHttp2 = (bytes: Buffer) =>
  bytes.length < http2Start.length && http2Start.subarray(0, bytes.length).equals(bytes);

/** Detects the protocol by the first bytes of a connection and hands it to the matching server. */
const detectProtocol = (
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

const openDatabases = ({ rules, indexesFile, seedFile, project, clock }: ServerOptions) => {
  const databases = new Databases(
    new RulesStore(rules),
    indexesFile === undefined ? undefined : new IndexConfiguration(indexesFile),
    clock ?? Date.now,
    seedFile === undefined ? undefined : readExport(seedFile),
  );
  if (project !== undefined) databases.get({ project, database: '(default)' });
  return databases;
};

/**
 * Starts a Firestore stand-in: gRPC, REST and WebChannel on one port.
 * @throws {RulesCompileError} when the rules do not compile.
 * @throws {Error} when the port is in use, or the index file or the export cannot be read.
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { host, port, websocketPort, functionsEmulator } = options;
  const databases = openDatabases(options);
  const channels = new Sessions();
  const routes = [
    ...controlRoutes,
    ...coverageRoutes,
    ...exportRoutes,
    ...triggerRoutes(new Triggers(functionsEmulator)),
    ...restRoutes(),
    ...webChannelRoutes(channels),
  ];
  const http = createHttpServer(httpListener(databases, routes));
  const grpc = createGrpcServer(databases);
  const injector = grpcInjector(grpc);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    detectProtocol(
      socket,
      (http1) => http.emit('connection', http1),
      (http2) => injector.injectConnection(http2),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const feed =
    websocketPort === undefined
      ? undefined
      : await startRequestsFeed(databases.requests, { host, port: websocketPort });
  const close = async () => {
    await feed?.close();
    grpc.forceShutdown();
    channels.close();
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { host, port: (server.address() as AddressInfo).port, websocketPort: feed?.port, close };
};
