import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database.ts';
import { Databases } from '../databases.ts';
import { RulesStore } from '../rulesStore.ts';
import { eventarcTrigger } from './cloudEvent.ts';
import { Triggers } from './triggers.ts';

const id = { project: 'demo', database: '(default)' };

/** A Functions emulator whose responses the test sends. */
const startFunctions = async () => {
  const calls: { document: string; response: ServerResponse }[] = [];
  const server = createServer((request, response) => {
    calls.push({ document: decodeURIComponent(String(request.headers['ce-document'])), response });
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

const connect = (host: string | undefined) => {
  const databases = new Databases(new RulesStore(undefined), undefined, Date.now);
  new Triggers(host).add(
    databases,
    eventarcTrigger('demo', 'written', {
      eventType: 'google.cloud.firestore.document.v1.written',
      database: '(default)',
      namespace: '(default)',
      document: { value: 'tools/{id}', matchType: 'PATH_PATTERN' },
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
