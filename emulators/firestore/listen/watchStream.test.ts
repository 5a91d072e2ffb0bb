import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexConfiguration } from '../query/indexConfiguration.ts';
import { completeOrders, type Query } from '../query/query.ts';
import { Database } from '../storage/database.ts';
import type { Timestamp } from '../values/timestamp.ts';
import { ChangeFeed } from './changeFeed.ts';
import { QueryTarget } from './queryTarget.ts';
import { type ResumePoint, WatchStream } from './watchStream.ts';

const newDatabase = ({ day = 1, indexes }: { day?: number; indexes?: IndexConfiguration } = {}) =>
  new Database({ project: 'p', database: '(default)' }, () => Date.UTC(2026, 0, day), indexes);

const root = mkdtempSync(join(tmpdir(), 'indexes-'));
afterAll(() => rmSync(root, { recursive: true }));

const emptyIndexFile = (): string => {
  const file = join(mkdtempSync(join(root, 'case-')), 'firestore.indexes.json');
  writeFileSync(file, JSON.stringify({ indexes: [], fieldOverrides: [] }));
  return file;
};

/** Sets documents of the collection c, by id; undefined deletes. Returns the time of the commit. */
const commit = (database: Database, values: Map<string, bigint | undefined>): Timestamp => {
  const time = database.nextCommitTime();
  const changes = [...values].map(([id, n]) => {
    const path = `c/${id}`;
    const before = database.get(path);
    const createTime = before?.createTime ?? time;
    const fields = new Map(n === undefined ? [] : [['n', n]]);
    return {
      path,
      before,
      after: n === undefined ? undefined : { path, fields, createTime, updateTime: time },
    };
  });
  database.apply(changes, time);
  return time;
};

interface Response {
  targetChange?: { targetChangeType: string; cause?: { code: number; message: string } };
  documentChange?: { document: { name: string; fields: object } };
  documentDelete?: { document: string };
  documentRemove?: { document: string };
}

/** A client that applies all responses. */
class Client {
  readonly view: Map<string, object>;
  readonly log: string[] = [];
  failure: { code: number; message: string } | undefined;

  constructor(view = new Map<string, object>()) {
    this.view = new Map(view);
  }

  readonly receive = ({ targetChange, documentChange, ...removal }: Response) => {
    if (targetChange?.targetChangeType === 'RESET') this.view.clear();
    this.failure ??= targetChange?.cause;
    this.log.push(targetChange?.targetChangeType ?? 'document');
    if (documentChange) this.view.set(documentChange.document.name, documentChange.document.fields);
    const { document } = removal.documentDelete ?? removal.documentRemove ?? {};
    if (document !== undefined) this.view.delete(document);
  };
}

const listen = (database: Database, query: Query, client: Client, resumePoint?: ResumePoint) => {
  const stream = new WatchStream(database, client.receive);
  const make = () => new QueryTarget(database, query, () => undefined);
  stream.add(1, make, { resumePoint, once: false });
  return stream;
};

const queryOf = (options: Partial<Query>): Query => ({
  parent: '',
  collectionId: 'c',
  allDescendants: false,
  filter: undefined,
  explicitOrders: [],
  orders: completeOrders(options.explicitOrders ?? [], options.filter),
  start: undefined,
  end: undefined,
  offset: 0,
  limit: undefined,
  projection: undefined,
  vectorSearch: undefined,
  ...options,
});

/** The documents of a new client of a query. */
const currentView = (database: Database, query: Query) => {
  const client = new Client();
  listen(database, query, client).close();
  return client.view;
};

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const numbers = fc.option(fc.bigInt(0n, 4n), { nil: undefined });
const commits = fc.array(
  fc.array(fc.tuple(ids, numbers), { minLength: 1, maxLength: 3 }).map((pairs) => new Map(pairs)),
  { maxLength: 12 },
);

/** Commits in groups; a listener may get the changes of a group at once. */
const groups = fc.array(commits, { maxLength: 5 });

const queries = fc
  .record({
    direction: fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const, undefined),
    below: fc.option(fc.bigInt(1n, 4n), { nil: undefined }),
    limit: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    offset: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ direction, below, limit, offset }) =>
    queryOf({
      filter: below === undefined ? undefined : { field: ['n'], op: '<', value: below },
      explicitOrders: direction ? [{ field: ['n'], direction }] : [],
      limit,
      offset,
    }),
  );

const expectInSync = (database: Database, query: Query, client: Client) => {
  ChangeFeed.of(database).flush();
  expect(client.view).toEqual(currentView(database, query));
};

describe('WatchStream', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps a client in sync with the query', async () => {
    const property = fc.property(queries, groups, (query, history) => {
      const database = newDatabase();
      const client = new Client();
      const stream = listen(database, query, client);
      for (const group of history) {
        for (const values of group) commit(database, values);
        expectInSync(database, query, client);
      }
      stream.close();
    });
    await fc.assert(property, { numRuns: 500 });
  });

  it('sends the first change at once, and one snapshot for those of the next 50 ms', () => {
    const database = newDatabase();
    const client = new Client();
    listen(database, queryOf({}), client);
    client.log.length = 0;
    commit(database, new Map([['a', 1n]]));
    expect(client.log).toEqual(['document', 'NO_CHANGE']);
    for (let n = 2n; n < 9n; n++) commit(database, new Map([['a', n]]));
    vi.advanceTimersByTime(49);
    expect(client.log).toEqual(['document', 'NO_CHANGE']);
    vi.advanceTimersByTime(1);
    expect(client.log.slice(2)).toEqual(['document', 'NO_CHANGE']);
    expect(client.view).toEqual(currentView(database, queryOf({})));
    vi.advanceTimersByTime(50);
    commit(database, new Map([['a', 10n]]));
    expect(client.log.length).toBe(6);
  });

  it('sends the last version of a document before it leaves', () => {
    const database = newDatabase();
    const filter = { field: ['n'], op: '<' as const, value: 5n };
    const responses: Response[] = [];
    const stream = new WatchStream(database, (response) => responses.push(response));
    const make = () => new QueryTarget(database, queryOf({ filter }), () => undefined);
    stream.add(1, make, { resumePoint: undefined, once: false });
    commit(database, new Map([['other', 9n]]));
    responses.length = 0;
    commit(database, new Map([['a', 1n]]));
    commit(database, new Map([['a', 9n]]));
    vi.advanceTimersByTime(50);
    expect(responses).toMatchObject([
      { documentChange: { document: { fields: { n: { integerValue: '1' } } } } },
      { targetChange: { targetChangeType: 'NO_CHANGE' } },
      { documentRemove: { document: expect.stringContaining('a') } },
      { targetChange: { targetChangeType: 'NO_CHANGE' } },
    ]);
  });

  it('refills a limited query as of the changes that it sends', () => {
    const database = newDatabase();
    const query = queryOf({
      filter: { field: ['n'], op: '<', value: 2n },
      explicitOrders: [{ field: ['n'], direction: 'DESCENDING' }],
      limit: 1,
    });
    const client = new Client();
    listen(database, query, client);
    commit(database, new Map([['a', 1n]]));
    commit(database, new Map([['a', 0n]]));
    commit(
      database,
      new Map([
        ['a', undefined],
        ['e', 1n],
      ]),
    );
    commit(database, new Map([['e', 0n]]));
    expectInSync(database, query, client);
  });

  it('adds a target to a stream that waits for changes, with one snapshot of both', () => {
    const database = newDatabase();
    const client = new Client();
    const stream = listen(database, queryOf({}), client);
    commit(database, new Map([['a', 1n]]));
    commit(database, new Map([['a', 2n]]));
    client.log.length = 0;
    const make = () => new QueryTarget(database, queryOf({ limit: 1 }), () => undefined);
    stream.add(3, make, { resumePoint: undefined, once: false });
    expect(client.log).toEqual([
      ...['ADD', 'document', 'NO_CHANGE'],
      ...['document', 'CURRENT', 'NO_CHANGE'],
    ]);
    vi.advanceTimersByTime(100);
    expect(client.log.length).toBe(6);
  });

  it('tells an idle client every 30 s that it is up to date', () => {
    const database = newDatabase();
    const client = new Client();
    const stream = listen(database, queryOf({}), client);
    client.log.length = 0;
    vi.advanceTimersByTime(29_999);
    expect(client.log).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(client.log).toEqual(['NO_CHANGE']);
    vi.advanceTimersByTime(15_000);
    commit(database, new Map([['a', 1n]]));
    vi.advanceTimersByTime(29_999);
    expect(client.log).toEqual(['NO_CHANGE', 'document', 'NO_CHANGE']);
    vi.advanceTimersByTime(1);
    expect(client.log).toEqual(['NO_CHANGE', 'document', 'NO_CHANGE', 'NO_CHANGE']);
    stream.remove(1);
    client.log.length = 0;
    vi.advanceTimersByTime(60_000);
    expect(client.log).toEqual([]);
  });

  it('sends the same responses to all streams that listen to a document', () => {
    const database = newDatabase();
    const received: object[][] = [[], []];
    for (const responses of received) {
      const stream = new WatchStream(database, (response) => responses.push(response));
      const make = () => new QueryTarget(database, queryOf({}), () => undefined);
      stream.add(1, make, { resumePoint: undefined, once: false });
      responses.length = 0;
    }
    commit(database, new Map([['a', 1n]]));
    const [first = [], second = []] = received;
    expect(first).toHaveLength(2);
    for (const [n, response] of first.entries()) expect(second[n]).toBe(response);
  });

  it('sends nothing more when sending a document closes the stream', () => {
    const database = newDatabase();
    const sent: object[] = [];
    const stream = new WatchStream(database, (response) => {
      sent.push(response);
      if ('documentChange' in response) stream.close();
    });
    const make = () => new QueryTarget(database, queryOf({}), () => undefined);
    stream.add(1, make, { resumePoint: undefined, once: false });
    sent.length = 0;
    commit(database, new Map([['a', 1n]]));
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves nothing behind when 1,000 streams have closed', () => {
    const database = newDatabase();
    const onCommit = vi.spyOn(database, 'onCommit');
    const streams = Array.from({ length: 1000 }, () => listen(database, queryOf({}), new Client()));
    commit(database, new Map([['a', 1n]]));
    commit(database, new Map([['a', 2n]]));
    expect(onCommit).toHaveBeenCalledTimes(1);
    for (const stream of streams) stream.close();
    expect(vi.getTimerCount()).toBe(0);
    // The feed subscribes again, because it had unsubscribed.
    listen(database, queryOf({}), new Client()).close();
    expect(onCommit).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('brings a resuming client in sync with the query, without a reset', async () => {
    const property = fc.property(queries, commits, commits, (query, earlier, later) => {
      const database = newDatabase();
      for (const values of earlier) commit(database, values);
      const known = currentView(database, query);
      const { time } = database.latest();
      for (const values of later) commit(database, values);
      const client = new Client(known);
      listen(database, query, client, { time, expectedCount: known.size });
      expect(client.view).toEqual(currentView(database, query));
      expect(client.log).not.toContain('RESET');
      commit(database, new Map([['a', 0n]]));
      expectInSync(database, query, client);
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it('starts over when the changes are no longer kept', () => {
    const database = newDatabase();
    const time = commit(database, new Map([['a', 1n]]));
    for (let n = 0n; n < 120_000n; n++) commit(database, new Map([['b', n]]));
    const client = new Client(new Map([['gone', {}]]));
    listen(database, queryOf({}), client, { time, expectedCount: undefined });
    expect(client.log).toEqual([
      ...['ADD', 'RESET', 'document', 'document', 'CURRENT', 'NO_CHANGE'],
    ]);
    expect(client.view).toEqual(currentView(database, queryOf({})));
  });

  it('starts over for a client of an earlier server', () => {
    const { time } = newDatabase().latest();
    const database = newDatabase({ day: 2 });
    const client = new Client(new Map([['gone', {}]]));
    listen(database, queryOf({}), client, { time, expectedCount: 1 });
    expect(client.log).toEqual(['ADD', 'RESET', 'CURRENT', 'NO_CHANGE']);
    expect(client.view.size).toBe(0);
  });

  it('sends nothing for other collections, and nothing after it is closed', () => {
    const database = newDatabase();
    const client = new Client();
    const stream = listen(database, queryOf({ collectionId: 'other' }), client);
    commit(database, new Map([['a', 1n]]));
    expect(client.log).toEqual(['ADD', 'CURRENT', 'NO_CHANGE']);
    const relevant = new Client();
    listen(database, queryOf({}), relevant).close();
    stream.close();
    commit(database, new Map([['b', 1n]]));
    expect(relevant.log).toEqual(['ADD', 'document', 'CURRENT', 'NO_CHANGE']);
  });

  it('runs a limited query again only to refill it', () => {
    const database = newDatabase();
    commit(database, new Map([...'abcdef'].map((id, n) => [id, BigInt(n)])));
    const query = queryOf({
      explicitOrders: [{ field: ['n'], direction: 'ASCENDING' }],
      limit: 2,
    });
    const reads = vi.spyOn(database, 'collection');
    listen(database, query, new Client());
    const readsOf = (values: [string, bigint | undefined][]) => {
      reads.mockClear();
      commit(database, new Map(values));
      ChangeFeed.of(database).flush();
      return reads.mock.calls.length;
    };
    expect(readsOf([['f', 9n]])).toBe(0);
    expect(readsOf([['a', 1n]])).toBe(0);
    expect(readsOf([['e', -1n]])).toBe(0);
    expect(readsOf([['e', undefined]])).toBe(1);
  });

  it('removes a query that needs a missing index, and reports the index', () => {
    const database = newDatabase({ indexes: new IndexConfiguration(emptyIndexFile()) });
    const client = new Client();
    const explicitOrders = ['x', 'y'].map((field) => ({
      field: [field],
      direction: 'ASCENDING' as const,
    }));
    listen(database, queryOf({ explicitOrders }), client);
    expect(client.log).toEqual(['ADD', 'REMOVE']);
    expect(client.failure).toMatchObject({ code: 9, message: expect.stringContaining('"x"') });
  });
});
