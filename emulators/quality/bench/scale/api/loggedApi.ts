import { fork } from 'node:child_process';
import { request as sendRequest } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A request to the API. */
export interface ApiRequest {
  method: string;
  path: string;
  token?: string | undefined;
  /** The id of the company for which the account acts. */
  company?: string | undefined;
  json?: object | undefined;
  /** Ends the request with the first bytes of the body: for exports. */
  firstBytes?: boolean;
}

/** The answer to a request, and what it cost. */
interface Answer {
  text: string;
  headers: Record<string, string | string[] | undefined>;
  ms: number;
  reads: number;
  writes: number;
}

/** The API in a separate process. */
export interface LoggedApi {
  pid: number | undefined;
  send: (request: ApiRequest) => Promise<Answer>;
}

interface LogLine {
  requestId?: string;
  reads: number;
  writes: number;
}

type Usage = Pick<Answer, 'reads' | 'writes'>;

/** The usage of each request, from the line that the API logs at its end. */
const readLog = (output: NodeJS.ReadableStream) => {
  const lines = new Map<string, PromiseWithResolvers<Usage>>();
  const lineOf = (id: string) => {
    const line = lines.get(id) ?? Promise.withResolvers<Usage>();
    lines.set(id, line);
    return line;
  };
  createInterface({ input: output }).on('line', (text) => {
    if (!text.startsWith('{')) return;
    const { requestId, reads, writes }: LogLine = JSON.parse(text);
    if (requestId) lineOf(requestId).resolve({ reads, writes });
  });
  return async (id: string): Promise<Usage> => {
    const usage = await lineOf(id).promise;
    lines.delete(id);
    return usage;
  };
};

const contentOf = ({ token, company, json }: ApiRequest) => {
  const body = json === undefined ? '' : JSON.stringify(json);
  return {
    body,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(company && { 'X-Company': company }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
  };
};

type Received = Pick<Answer, 'text' | 'headers' | 'ms'>;

const receive = (address: string, request: ApiRequest): Promise<Received> =>
  new Promise((resolve, reject) => {
    const { body, headers } = contentOf(request);
    const { method, path, firstBytes } = request;
    const start = performance.now();
    const outgoing = sendRequest(`${address}${path}`, { method, headers }, (response) => {
      let text = '';
      const finish = () => {
        const { statusCode = 0, headers: received } = response;
        const ms = performance.now() - start;
        if (statusCode < 300) resolve({ text, headers: received, ms });
        else reject(new Error(`${method} ${path} answered ${statusCode}: ${text}`));
      };
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (!firstBytes) return;
        finish();
        outgoing.destroy();
      });
      response.on('end', finish);
    });
    // A request that was ended on purpose has its answer by then.
    outgoing.on('error', reject).end(body);
  });

/** Starts the built API with this environment; it exits with this process. */
export const startLoggedApi = (env: NodeJS.ProcessEnv): Promise<LoggedApi> =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('../../../../suite/testing/serve.ts', import.meta.url));
    const child = fork(script, ['api'], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child.once('exit', (code) => reject(new Error(`The API ended with code ${code}.`)));
    child.once('message', (address) => {
      if (!child.stdout) return;
      const usageOf = readLog(child.stdout);
      const send = async (request: ApiRequest): Promise<Answer> => {
        const received = await receive(String(address), request);
        return { ...received, ...(await usageOf(String(received.headers['x-request-id']))) };
      };
      resolve({ pid: child.pid, send });
    });
  });
