/** A proxy in front of Firestore that makes calls fail. */
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

/** How a call fails. */
export interface Fault {
  /** The gRPC status of the response. */
  status: number;
  /** Whether the request does not reach Firestore, or only its response is lost. */
  lost: 'request' | 'response';
}

/** Decides how a call of a method, such as `Commit`, fails; undefined if it does not fail. */
export type FaultPolicy = (method: string) => Fault | undefined;

// gRPC calls it Trailers-Only: https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md
const respondWith = (stream: ServerHttp2Stream, status: number) => {
  if (stream.closed || stream.destroyed) return;
  const headers = { 'content-type': 'application/grpc', 'grpc-status': status };
  stream.respond({ ':status': 200, ...headers, 'grpc-message': 'injected' }, { endStream: true });
};

const forwardResponse = (
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

/** A running proxy. */
export interface FirestoreProxy {
  host: string;
  close: () => void;
}

/**
 * Starts the proxy. It calls `faultOf` for every call, including the retries of client libraries.
 */
export const startFirestoreProxy = async (
  target: string,
  faultOf: FaultPolicy,
): Promise<FirestoreProxy> => {
  const session = connect(`http://${target}`);
  const server = createServer();
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {});
    const method = headers[':path']?.split('/').at(-1) ?? '';
    const fault = faultOf(method);
    if (fault?.lost === 'request') return respondWith(stream, fault.status);
    const upstream = session.request({ ...headers, ':authority': target });
    upstream.on('error', () => stream.close(constants.NGHTTP2_INTERNAL_ERROR));
    stream.on('close', () => upstream.close());
    stream.pipe(upstream);
    if (!fault) return forwardResponse(upstream, stream);
    upstream.resume().on('end', () => respondWith(stream, fault.status));
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
