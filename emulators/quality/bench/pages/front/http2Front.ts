/** Serves a site over HTTP/2 and TLS, compressed, as Firebase Hosting does. */
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type OutgoingHttpHeaders,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Certificate } from './selfSignedCertificate.ts';

const host = '127.0.0.1';

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];

const isText = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;

const forwardable = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !connectionHeaders.includes(name),
    ),
  );

/** Whether Hosting would compress a response that the site does not. */
export const needsCompression = (
  status: number,
  { 'content-type': type = '', 'content-encoding': encoding }: IncomingHttpHeaders,
): boolean => status === 200 && encoding === undefined && isText.test(type);

const respond = (answer: IncomingMessage, response: Http2ServerResponse) => {
  const { statusCode = 502 } = answer;
  const headers = forwardable(answer.headers);
  const isCompressed = needsCompression(statusCode, answer.headers);
  if (isCompressed) {
    headers['content-encoding'] = 'gzip';
    delete headers['content-length'];
  }
  response.writeHead(statusCode, headers);
  // A browser that leaves the page ends its streams.
  const finish = () => response.stream?.destroyed || response.end();
  if (isCompressed) pipeline(answer, createGzip(), response, finish);
  else pipeline(answer, response, finish);
};

/** All benches of a page compare sizes in gzip, so the site is not asked for Brotli. */
const upstreamHeaders = ({ headers }: Http2ServerRequest): OutgoingHttpHeaders => ({
  ...forwardable(headers),
  'accept-encoding': 'gzip',
});

const forward = (site: string, agent: Agent) => {
  return (incoming: Http2ServerRequest, response: Http2ServerResponse) => {
    const { method, url } = incoming;
    const outgoing = request(new URL(url, site), {
      agent,
      method,
      headers: upstreamHeaders(incoming),
    });
    outgoing.on('response', (answer) => respond(answer, response));
    outgoing.on('error', () => response.stream?.destroyed || response.writeHead(502).end());
    incoming.pipe(outgoing);
  };
};

/** A running front of a site. */
export interface Front {
  /** Without a slash at its end. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server on a free port that forwards each request to the site. */
export const startFront = async (site: string, certificate: Certificate): Promise<Front> => {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(
    { key: certificate.key, cert: certificate.cert },
    forward(site, agent),
  );
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await once(server.listen(0, host), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const session of sessions) session.destroy();
    agent.destroy();
    server.close();
    await once(server, 'close');
  };
  return { url: `https://${host}:${port}`, stop };
};
