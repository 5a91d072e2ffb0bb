import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { addressProblem } from './address.ts';
import { publicLookup } from './publicLookup.ts';

/** How long a webhook may take, and how much of its answer is read. */
export interface PostLimits {
  connectMs: number;
  answerMs: number;
  answerBytes: number;
}

const usualLimits: PostLimits = { connectMs: 10_000, answerMs: 20_000, answerBytes: 65_536 };

/** The most bytes of an answer that are stored. */
const keptBytes = 1_024;

/** What an endpoint answered. */
export interface Answer {
  status: number;
  /** The first kilobyte of the body. */
  text: string;
  retryAfter: string | null;
}

/** What is sent to an endpoint. */
export interface Post {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const textOf = (chunks: readonly Buffer[]): string =>
  new TextDecoder().decode(Buffer.concat(chunks).subarray(0, keptBytes));

const answerOf = ({ statusCode = 0, headers }: IncomingMessage, chunks: Buffer[]): Answer => ({
  status: statusCode,
  text: textOf(chunks),
  retryAfter: headers['retry-after'] ?? null,
});

const readAnswer = (message: IncomingMessage, maxBytes: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = () => resolve(answerOf(message, chunks));
    message.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes < maxBytes) return;
      end();
      message.destroy();
    });
    message.on('end', end);
    message.on('error', reject);
    message.on('close', () => reject(new Error('The connection was closed within the answer')));
  });

const seconds = (ms: number): string => `${ms / 1_000} s`;

/** Ends a request that does not connect, or gets no complete answer, in time. */
const limitTime = (sent: ClientRequest, { connectMs, answerMs }: PostLimits): void => {
  const fail = (message: string) => () => sent.destroy(new Error(message));
  const connecting = setTimeout(fail(`No connection within ${seconds(connectMs)}`), connectMs);
  const answering = setTimeout(fail(`No answer within ${seconds(answerMs)}`), answerMs);
  const connected = () => clearTimeout(connecting);
  sent.on('socket', (socket) => socket.once('secureConnect', connected));
  // A socket over HTTPS has connected only after the handshake.
  if (sent.protocol === 'http:') sent.on('socket', (socket) => socket.once('connect', connected));
  sent.on('close', () => {
    clearTimeout(connecting);
    clearTimeout(answering);
  });
};

/**
 * Posts to an endpoint, follows no redirects, and reads the start of the answer. Throws if the
 * address is not public (except of `localHosts`), or if no answer arrives in time.
 */
export const post = async (
  { url, headers, body }: Post,
  localHosts: readonly string[],
  limits: PostLimits = usualLimits,
): Promise<Answer> => {
  const problem = addressProblem(url, localHosts);
  if (problem !== undefined) throw new Error(`The address is not allowed. ${problem}`);
  const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A new connection each time, so that its address is checked.
      agent: false,
      lookup: publicLookup(localHosts),
    });
    limitTime(sent, limits);
    sent.on('error', reject);
    sent.on('response', (message) => {
      readAnswer(message, limits.answerBytes).then(resolve, reject);
    });
    sent.end(body);
  });
};
