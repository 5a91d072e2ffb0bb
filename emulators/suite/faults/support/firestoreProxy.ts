/** A Firestore that fails when it is told to, in front of one that does not. */
import { once } from 'node:events';
import {
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A gRPC status that a call is answered with. */
export interface Fault {
  status: number;
  /** Whether the call is kept from the store, or is done and only its answer is lost. */
  loses: 'call' | 'answer';
}

/** What becomes of a call of a method, as `Commit`; nothing, if it is to pass. */
export type FaultOf = (method: string) => Fault | undefined;

// gRPC calls it Trailers-Only: https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md
const answerWith = (stream: ServerHttp2Stream, status: number) => {
  if (stream.closed || stream.destroyed) return;
  const headers = { 'content-type': 'application/grpc', 'grpc-status': status };
  stream.respond({ ':status': 200, ...headers, 'grpc-message': 'injected' }, { endStream: true });
};

const returnAnswer = (
  upstream: ReturnType<ReturnType<typeof connect>['request']>,
  stream: ServerHttp2Stream,
) => {
  let trailers: OutgoingHttpHeaders = {};
  upstream.on('response', (headers: IncomingHttpHeaders, flags: number) => {
    const endStream = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond(headers, { endStream, waitForTrailers: !endStream });
  });
  upstream.on('trailers', (received) => {
    trailers = received;
  });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  upstream.pipe(stream);
};

/** Where the proxy listens, and what ends it. */
export interface FirestoreProxy {
  host: string;
  close: () => void;
}

/**
 * Starts the proxy and answers with its address. Every call is asked about, the repeats that a
 * client library makes on its own too.
 */
export const startFirestoreProxy = async (
  target: string,
  faultOf: FaultOf,
): Promise<FirestoreProxy> => {
  const session = connect(`http://${target}`);
  const server = createServer();
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {});
    const method = headers[':path']?.split('/').at(-1) ?? '';
    const fault = faultOf(method);
    if (fault?.loses === 'call') return answerWith(stream, fault.status);
    const upstream = session.request({ ...headers, ':authority': target });
    upstream.on('error', () => stream.close(constants.NGHTTP2_INTERNAL_ERROR));
    stream.on('close', () => upstream.close());
    stream.pipe(upstream);
    if (!fault) return returnAnswer(upstream, stream);
    upstream.resume().on('end', () => answerWith(stream, fault.status));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      session.destroy();
      server.close();
    },
  };
};
