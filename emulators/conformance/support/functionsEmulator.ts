import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';

/** A received request for a function. */
export interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A fake Functions emulator: records every call and responds as configured. */
export interface FunctionsEmulator {
  host: string;
  /** The calls for one function so far. */
  callsOf(project: string, key: string): Call[];
  /** Waits for a number of calls for a function. */
  untilCalled(project: string, key: string, times: number): Promise<Call[]>;
  /** Sets the response status for a function; the response waits for the promise. */
  answerWith(key: string, answer: () => Promise<number>): void;
  close(): void;
}

export const startFunctionsEmulator = async (): Promise<FunctionsEmulator> => {
  const calls: Call[] = [];
  const answers = new Map<string, () => Promise<number>>();
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    calls.push({ path, headers, body: await text(request) });
    response.statusCode = (await answers.get(path.split('/').at(-1) ?? '')?.()) ?? 200;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const callsOf = (project: string, key: string) =>
    calls.filter(({ path }) => path === `/functions/projects/${project}/triggers/${key}`);
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    callsOf,
    untilCalled: (project, key, times) =>
      expect
        .poll(() => callsOf(project, key), { interval: 20 })
        .toHaveLength(times)
        .then(() => callsOf(project, key)),
    answerWith: (key, answer) => answers.set(key, answer),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
