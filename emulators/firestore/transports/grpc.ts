import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  type MethodDefinition,
  Server,
  ServerCredentials,
  type StatusObject,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Databases } from '../access/databases.ts';
import type { Context } from '../rpc/context.ts';
import { openStream } from '../rpc/openStream.ts';
import { type Rpc, rpcOf, streamRpcOf } from '../rpc/rpcs.ts';
import type { StreamRpc } from '../rpc/stream.ts';
import { callerOf } from '../storage/caller.ts';
import { statusNumbers, toFirestoreError } from '../values/errors.ts';
import { memoized } from '../wire/memoized.ts';
import { maxRequestBytes, tooLarge } from './requestSize.ts';
import { loadService } from './service.ts';

type Method = MethodDefinition<object, object>;

/** A received message; undefined when it is too large to decode. */
interface Received {
  size: number;
  message: object | undefined;
}

/** The common part of all kinds of calls. */
interface Call {
  metadata: Metadata;
  on(event: 'cancelled', listener: () => void): unknown;
}

/** Without a reason, each abort would create an exception with a stack. */
const gone = 'The client is gone.';

const contextOf = (call: Call, databases: Databases): Context => {
  const disconnected = new AbortController();
  call.on('cancelled', () => disconnected.abort(gone));
  const [authorization] = call.metadata.get('authorization');
  return { databases, caller: callerOf(authorization?.toString()), signal: disconnected.signal };
};

// The message is sent percent-encoded in a header, and clients accept at most 64 KiB of headers.
const maxDetails = 4_000;

const statusOf = (error: unknown): Partial<StatusObject> => {
  const { code, message } = toFirestoreError(error);
  // A lone surrogate has no encoding.
  return { code: statusNumbers[code], details: message.slice(0, maxDetails).toWellFormed() };
};

const messageOf = ({ size, message }: Received) => {
  if (message) return message as never;
  throw tooLarge(size);
};

const unary =
  (rpc: Rpc, databases: Databases): handleUnaryCall<Received, object> =>
  async (call, callback) => {
    try {
      callback(null, await rpc(contextOf(call, databases), messageOf(call.request)));
    } catch (error) {
      callback(statusOf(error));
    }
  };

const streaming =
  (rpc: Rpc, databases: Databases): handleServerStreamingCall<Received, object> =>
  async (call) => {
    try {
      const context = contextOf(call, databases);
      const responses = await rpc(context, messageOf(call.request));
      for (const response of responses as object[]) call.write(response);
      call.end();
    } catch (error) {
      call.emit('error', statusOf(error));
    }
  };

const bidirectional =
  (rpc: StreamRpc, databases: Databases): handleBidiStreamingCall<Received, object> =>
  (call) => {
    const stream = openStream(rpc, () => contextOf(call, databases), {
      send: (response) => call.write(response),
      end: (error) => {
        if (error === undefined) call.end();
        else call.emit('error', statusOf(error));
      },
    });
    call.on('data', (request) => stream.receive(() => messageOf(request)));
    call.on('end', stream.finish);
    call.on('cancelled', stream.close);
  };

const withSizeLimit = (method: Method) => ({
  ...method,
  // The responses of a stream may be those of other streams, too.
  ...(method.requestStream && { responseSerialize: memoized(method.responseSerialize) }),
  requestDeserialize: (bytes: Buffer): Received => ({
    size: bytes.length,
    message: bytes.length > maxRequestBytes ? undefined : method.requestDeserialize(bytes),
  }),
});

/** The Firestore API over gRPC. */
export const createGrpcServer = (databases: Databases): Server => {
  const service = loadService() as Record<string, Method>;
  const names = Object.keys(service);
  const handlers = names.map((name) => {
    const stream = streamRpcOf(name);
    if (stream) return [name, bidirectional(stream, databases)] as const;
    const handle = service[name]?.responseStream ? streaming : unary;
    return [name, handle(rpcOf(name), databases)] as const;
  });
  const server = new Server({ 'grpc.max_receive_message_length': -1 });
  server.addService(
    Object.fromEntries(names.map((name) => [name, withSizeLimit(service[name] as Method)])),
    Object.fromEntries(handlers) as UntypedServiceImplementation,
  );
  return server;
};

/** Passes HTTP/2 sockets to a gRPC server. */
export const grpcInjector = (server: Server) =>
  server.createConnectionInjector(ServerCredentials.createInsecure());
