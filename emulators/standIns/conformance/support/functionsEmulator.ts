import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';

/** A request that came in for a function. */
export interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Plays the Functions emulator: takes every call down, and answers it as told. */
export interface FunctionsEmulator {
  host: string;
  /** The calls for one function so far. */
  callsOf(project: string, key: string): Call[];
  /** Waits for so many calls for a function. */
  untilCalled(project: string, key: string, times: number): Promise<Call[]>;
  /** Holds the answers for a function back until it is called, or answers with a status. */
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
