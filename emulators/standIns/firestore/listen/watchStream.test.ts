import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Database } from '../database.ts';
import { IndexConfiguration } from '../indexConfiguration.ts';
import { completeOrders, type Query } from '../query.ts';
import type { Timestamp } from '../timestamp.ts';
import { QueryTarget } from './queryTarget.ts';
import { type ResumePoint, WatchStream } from './watchStream.ts';

const newDatabase = ({ day = 1, indexes }: { day?: number; indexes?: IndexConfiguration } = {}) =>
  new Database({ project: 'p', database: '(default)' }, () => Date.UTC(2026, 0, day), indexes);

const emptyIndexFile = (): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'indexes-')), 'firestore.indexes.json');
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

describe('WatchStream', () => {
  it('keeps a client in sync with the query after every commit', async () => {
    const property = fc.property(queries, commits, (query, history) => {
      const database = newDatabase();
      const client = new Client();
      listen(database, query, client);
      for (const values of history) {
        commit(database, values);
        expect(client.view).toEqual(currentView(database, query));
      }
    });
    await fc.assert(property, { numRuns: 500 });
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
      expect(client.view).toEqual(currentView(database, query));
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it('starts over when the changes are no longer kept', () => {
    const database = newDatabase();
    const time = commit(database, new Map([['a', 1n]]));
    for (let n = 0n; n < 20_001n; n++) commit(database, new Map([['b', n]]));
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
