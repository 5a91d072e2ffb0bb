import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { page, pageScript } from './page.ts';
import { type Answer, answers, createReceived, type Endpoint, type Received } from './received.ts';

/** Longer than the shop waits for an answer. */
const slowMs = 30_000;

const maxBodyBytes = 1_048_576;

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= maxBodyBytes) chunks.push(chunk);
  }
  if (bytes > maxBodyBytes) throw new Refusal(413, 'The body is larger than 1 MiB.');
  return Buffer.concat(chunks).toString();
};

const send = (response: ServerResponse, status: number, type: string, content: string) =>
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    })
    .end(content);

const sendJson = (response: ServerResponse, content: unknown) =>
  send(response, 200, 'application/json', JSON.stringify(content));

const reply = async (response: ServerResponse, answer: Answer, closed: AbortSignal) => {
  if (answer === 'error') return send(response, 500, 'text/plain', 'As configured');
  if (answer === 'gone') return send(response, 410, 'text/plain', 'As configured');
  if (answer === 'redirect') return response.writeHead(307, { location: '/elsewhere' }).end();
  if (answer === 'slow') await delay(slowMs, undefined, { signal: closed, ref: false });
  return send(response, 200, 'text/plain', 'ok');
};

const isAnswer = (value: unknown): value is Answer => answers.some((one) => one === value);

/** Throws for other values than those of an endpoint. */
const parseEndpoint = (value: unknown): Partial<Endpoint> => {
  const { secrets, answer } = Object(value) as Record<string, unknown>;
  const isList = Array.isArray(secrets) && secrets.every((one) => typeof one === 'string');
  if (secrets !== undefined && !isList) throw new Refusal(400, '`secrets` is a list of texts.');
  if (answer !== undefined && !isAnswer(answer)) {
    throw new Refusal(400, `\`answer\` is one of ${answers.join(', ')}.`);
  }
  return { ...(isList && { secrets }), ...(isAnswer(answer) && { answer }) };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is no JSON.');
  }
};

/** Another site that is open in the browser must not change the settings. */
const assertSameOrigin = ({ headers }: IncomingMessage, url: string) => {
  if (headers.origin !== undefined && headers.origin !== url) {
    throw new Refusal(403, 'Another site sent this.');
  }
};

const streamChanges = ({ changes }: Received, response: ServerResponse) => {
  const changed = () => response.write('data: changed\n\n');
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': open\n\n');
  changes.on('change', changed);
  response.on('close', () => changes.off('change', changed));
};

const formOf = (text: string): Partial<Endpoint> => {
  const form = new URLSearchParams(text);
  const secrets = (form.get('secrets') ?? '').split(/\s+/).filter((secret) => secret !== '');
  return parseEndpoint({ secrets, answer: form.get('answer') ?? undefined });
};

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  query: URLSearchParams;
  url: string;
}

const control = async (received: Received, name: string, call: Call) => {
  const { request, response, query, url } = call;
  const path = query.get('path') ?? undefined;
  if (name === 'GET /') {
    return send(response, 200, 'text/html', page(received, url));
  }
  if (name === 'GET /emulator/page.js') {
    return send(response, 200, 'text/javascript', pageScript);
  }
  if (name === 'GET /emulator/changes') return streamChanges(received, response);
  if (name === 'GET /emulator/deliveries') return sendJson(response, received.deliveries(path));
  assertSameOrigin(request, url);
  if (name === 'DELETE /emulator/deliveries') {
    received.clear(path);
    return sendJson(response, {});
  }
  if (name === 'PUT /emulator/endpoint' && path) {
    const change = parseEndpoint(parseJson(await bodyOf(request)));
    return sendJson(response, received.configure(path, change));
  }
  if (name === 'POST /emulator/form' && path) {
    received.configure(path, formOf(await bodyOf(request)));
    return response.writeHead(303, { location: '/' }).end();
  }
  throw new Refusal(404, 'There is no such page. Webhooks are sent with POST.');
};

/** A running receiver. */
interface RunningReceiver {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a receiver of webhooks, with a page that shows them. It accepts POST at each path that does
 * not begin with /emulator.
 * @throws {Error} when the port is in use.
 */
export const startReceiver = async ({
  host,
  port,
}: {
  host: string;
  /** 0 selects any free port. */
  port: number;
}): Promise<RunningReceiver> => {
  const received = createReceived();
  const closed = new AbortController();
  let url = '';
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://receiver');
    const isWebhook = request.method === 'POST' && !pathname.startsWith('/emulator/');
    if (!isWebhook) {
      const call = { request, response, query: searchParams, url };
      return control(received, `${request.method} ${pathname}`, call);
    }
    const body = await bodyOf(request);
    const answer = received.receive({ path: pathname, headers: request.headers, body });
    return reply(response, answer, closed.signal);
  };
  const server = createServer((request, response) =>
    handle(request, response).catch((error: Error) => {
      const status = error instanceof Refusal ? error.status : 500;
      if (!response.headersSent) send(response, status, 'text/plain', error.message);
    }),
  );
  server.listen(port, host);
  await once(server, 'listening');
  url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    closed.abort();
    const ended = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await ended;
  };
  return { url, close };
};
