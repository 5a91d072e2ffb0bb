/**
 * Serves a site over HTTP/2 and TLS, compressed, as Firebase Hosting does. Like its CDN, it keeps
 * files that never change, so that the site's server does not compete with the page for the CPU.
 */
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
import { buffer } from 'node:stream/consumers';
import { createGzip, gzipSync } from 'node:zlib';
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

/** A response that the front keeps. */
interface KeptFile {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const isImmutable = ({ method }: Http2ServerRequest, { statusCode, headers }: IncomingMessage) =>
  method === 'GET' && statusCode === 200 && /\bimmutable\b/.test(headers['cache-control'] ?? '');

const answerHeaders = (answer: IncomingMessage, isCompressed: boolean): OutgoingHttpHeaders => {
  const headers = forwardable(answer.headers);
  if (!isCompressed) return headers;
  const { 'content-length': _, ...others } = headers;
  return { ...others, 'content-encoding': 'gzip' };
};

/** The end of a response. A browser that leaves the page ends its streams. */
const finish = (response: Http2ServerResponse, body?: Buffer) =>
  response.stream?.destroyed || (body ? response.end(body) : response.end());

const sendFile = (response: Http2ServerResponse, { headers, body }: KeptFile) => {
  response.writeHead(200, headers);
  finish(response, body);
};

const readFile = async (answer: IncomingMessage): Promise<KeptFile> => {
  const isCompressed = needsCompression(200, answer.headers);
  const content = await buffer(answer);
  return {
    headers: answerHeaders(answer, isCompressed),
    body: isCompressed ? gzipSync(content) : content,
  };
};

const respond = (answer: IncomingMessage, response: Http2ServerResponse) => {
  const { statusCode = 502 } = answer;
  const isCompressed = needsCompression(statusCode, answer.headers);
  response.writeHead(statusCode, answerHeaders(answer, isCompressed));
  if (isCompressed) pipeline(answer, createGzip(), response, () => finish(response));
  else pipeline(answer, response, () => finish(response));
};

/** All benches of a page compare sizes in gzip, so the site is not asked for Brotli. */
const upstreamHeaders = ({ headers }: Http2ServerRequest): OutgoingHttpHeaders => ({
  ...forwardable(headers),
  'accept-encoding': 'gzip',
});

const forward = (site: string, agent: Agent) => {
  const kept = new Map<string, KeptFile>();
  return (incoming: Http2ServerRequest, response: Http2ServerResponse) => {
    const { method, url } = incoming;
    const file = method === 'GET' && kept.get(url);
    if (file) return sendFile(response, file);
    const outgoing = request(new URL(url, site), {
      agent,
      method,
      headers: upstreamHeaders(incoming),
    });
    const fail = () => response.stream?.destroyed || response.writeHead(502).end();
    const keep = async (answer: IncomingMessage) => {
      const read = await readFile(answer);
      kept.set(url, read);
      sendFile(response, read);
    };
    outgoing.on('response', (answer) => {
      if (isImmutable(incoming, answer)) keep(answer).catch(fail);
      else respond(answer, response);
    });
    outgoing.on('error', fail);
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
