import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Databases } from '../access/databases.ts';
import { RulesStore } from '../access/rulesStore.ts';
import type { Database } from '../storage/database.ts';
import { eventarcTrigger } from './cloudEvent.ts';
import { Triggers } from './triggers.ts';

const id = { project: 'demo', database: '(default)' };

/** A Functions emulator whose responses the test sends. */
const startFunctions = async () => {
  const calls: {
    id: string;
    document: string;
    port: number | undefined;
    response: ServerResponse;
  }[] = [];
  const server = createServer(({ headers, socket: { remotePort: port } }, response) => {
    const document = decodeURIComponent(String(headers['ce-document']));
    calls.push({ id: String(headers['ce-id']), document, port, response });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { calls, server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
};

let functions: Awaited<ReturnType<typeof startFunctions>> | undefined;

afterEach(() => {
  for (const { response } of functions?.calls ?? []) response.end();
  functions?.server.close();
  vi.restoreAllMocks();
});

const connect = (
  host: string | undefined,
  { retry = false, wait = async (_milliseconds: number) => {} } = {},
) => {
  const databases = new Databases(new RulesStore(undefined), undefined, Date.now);
  new Triggers(host, wait).add(
    databases,
    eventarcTrigger('demo', 'written', {
      eventType: 'google.cloud.firestore.document.v1.written',
      database: '(default)',
      namespace: '(default)',
      document: { value: 'tools/{id}', matchType: 'PATH_PATTERN' },
      retry,
    }),
  );
  return databases.get(id);
};

const write = (database: Database, path: string) => {
  const time = database.nextCommitTime();
  const after = { path, fields: new Map(), createTime: time, updateTime: time };
  database.apply([{ path, before: database.get(path), after }], time);
};

const untilCalled = (documents: string[]) =>
  expect
    .poll(() => functions?.calls.map(({ document }) => document), { interval: 10 })
    .toEqual(documents);

describe('triggers', () => {
  it('deliver the events of one document in order, and those of others concurrently', async () => {
    functions = await startFunctions();
    const database = connect(functions.host);
    write(database, 'tools/saw');
    await untilCalled(['tools/saw']);
    write(database, 'tools/saw');
    write(database, 'tools/axe');
    await untilCalled(['tools/saw', 'tools/axe']);
    functions.calls[0]?.response.end('{}');
    await untilCalled(['tools/saw', 'tools/axe', 'tools/saw']);
  });

  it('log a failure once and continue', async () => {
    functions = await startFunctions();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const database = connect(functions.host);
    write(database, 'tools/saw');
    write(database, 'tools/saw');
    await untilCalled(['tools/saw']);
    functions.calls[0]?.response.writeHead(500).end('it broke');
    await untilCalled(['tools/saw', 'tools/saw']);
    expect(log.mock.calls).toEqual([
      [
        expect.stringMatching(
          /of .*tools\/saw to .*triggers\/written: the answer is 500: it broke$/,
        ),
      ],
    ]);
  });

  it('deliver a failed event again, before the next one, to a function that retries', async () => {
    functions = await startFunctions();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const database = connect(functions.host, { retry: true });
    write(database, 'tools/saw');
    write(database, 'tools/saw');
    for (const times of [1, 2, 3]) {
      await untilCalled(Array<string>(times).fill('tools/saw'));
      functions.calls[times - 1]?.response.writeHead(times < 3 ? 500 : 200).end();
    }
    await untilCalled(Array<string>(4).fill('tools/saw'));
    const [first, second, third, next] = functions.calls.map(({ id }) => id);
    expect([second, third]).toEqual([first, first]);
    expect(next).not.toBe(first);
  });

  it('give up an event that fails again and again, and continue', async () => {
    functions = await startFunctions();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const database = connect(functions.host, { retry: true, wait });
    write(database, 'tools/saw');
    write(database, 'tools/axe');
    for (let times = 1; times <= 13; times += 1) {
      await expect
        .poll(() => functions?.calls.length, { interval: 10 })
        .toBeGreaterThanOrEqual(times);
      const call = functions.calls[times - 1];
      call?.response.writeHead(call.document === 'tools/saw' ? 500 : 200).end();
    }
    expect(functions.calls.filter(({ document }) => document === 'tools/saw')).toHaveLength(12);
    expect(waits.slice(0, 3)).toEqual([100, 200, 400]);
  });

  it('use no connection twice, because the Functions emulator may be closing it', async () => {
    functions = await startFunctions();
    const database = connect(functions.host);
    for (const times of [1, 2]) {
      write(database, 'tools/saw');
      await untilCalled(Array<string>(times).fill('tools/saw'));
      functions.calls.at(-1)?.response.end('{}');
      await expect.poll(() => functions?.calls.at(-1)?.response.writableFinished).toBe(true);
    }
    const [first, second] = functions.calls;
    expect(first?.port).not.toBe(second?.port);
  });

  it('reach a function at most 80 at a time', async () => {
    functions = await startFunctions();
    const { calls, host } = functions;
    const database = connect(host);
    const untilSent = (count: number) =>
      expect.poll(() => calls.length, { interval: 10 }).toBe(count);
    for (let at = 0; at < 100; at += 1) write(database, `tools/${at}`);
    await untilSent(80);
    calls[0]?.response.end('{}');
    await untilSent(81);
    for (const { response } of calls) response.end('{}');
    await untilSent(100);
  });

  it('percent-encode characters that headers cannot contain', async () => {
    functions = await startFunctions();
    write(connect(functions.host), 'tools/Säge');
    await untilCalled(['tools/Säge']);
  });

  it('send nothing without a Functions emulator', async () => {
    const log = vi.spyOn(console, 'error');
    write(connect(undefined), 'tools/saw');
    await new Promise(setImmediate);
    expect(log).not.toHaveBeenCalled();
  });
});
