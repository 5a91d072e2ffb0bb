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

/** A Functions emulator that answers when the test does. */
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

const follow = (host: string | undefined) => {
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
  it('tell of one document in order, each when the one before is answered, and of others meanwhile', async () => {
    functions = await startFunctions();
    const database = follow(functions.host);
    write(database, 'tools/saw');
    await untilCalled(['tools/saw']);
    write(database, 'tools/saw');
    write(database, 'tools/axe');
    await untilCalled(['tools/saw', 'tools/axe']);
    functions.calls[0]?.response.end('{}');
    await untilCalled(['tools/saw', 'tools/axe', 'tools/saw']);
  });

  it('log a failure once, and go on', async () => {
    functions = await startFunctions();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const database = follow(functions.host);
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

  it('percent-encode what no header can carry', async () => {
    functions = await startFunctions();
    write(follow(functions.host), 'tools/Säge');
    await untilCalled(['tools/Säge']);
  });

  it('tell nobody without a Functions emulator', async () => {
    const log = vi.spyOn(console, 'error');
    write(follow(undefined), 'tools/saw');
    await new Promise(setImmediate);
    expect(log).not.toHaveBeenCalled();
  });
});
