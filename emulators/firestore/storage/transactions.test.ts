import { describe, expect, it } from 'vitest';
import { commit } from '../operations/commit.ts';
import { getDocuments } from '../operations/read.ts';
import { beginTransaction } from '../operations/transaction.ts';
import { Database } from './database.ts';
import type { Write } from './write.ts';

const setup = () => {
  let now = Date.UTC(2026, 0, 1);
  const database = new Database({ project: 'p', database: '(default)' }, () => now);
  const advance = (ms: number) => {
    now += ms;
  };
  const begin = (retryOf?: string) => beginTransaction(database, { readOnly: false, retryOf }).id;
  const read = (transaction: string) =>
    getDocuments(database, ['c/x'], { transaction }, undefined).then(
      ({ result }) => result[0]?.document,
    );
  const write = (transaction?: string) => commit(database, [set(now)], transaction, undefined);
  return { database, advance, begin, read, write };
};

const set = (n: number): Write => ({
  op: 'set',
  path: 'c/x',
  precondition: undefined,
  fields: new Map([['n', n]]),
  mask: undefined,
  transforms: [],
});

const aborted = { code: 'ABORTED', message: expect.stringContaining('Too much contention') };

describe('transactions', () => {
  it('at the commit, the older wins over a younger reader', async () => {
    const { begin, read, write, advance } = setup();
    const [older, younger] = [begin(), begin()];
    await read(older);
    advance(1000);
    await read(younger);
    advance(1000);
    await write(older);
    await expect(read(younger)).rejects.toMatchObject(aborted);
  });

  it('the younger waits for the older', async () => {
    const { begin, read, write, advance, database } = setup();
    const [older, younger] = [begin(), begin()];
    await read(older);
    advance(1000);
    await read(younger);
    advance(1000);
    const waiting = write(younger);
    database.transactions.rollback(older);
    await expect(waiting).resolves.toMatchObject({ writeResults: [{}] });
  });

  it('a retry keeps the age of the original', async () => {
    const { begin, read, write, advance } = setup();
    const first = begin();
    const other = begin();
    const retry = begin(first);
    await read(other);
    advance(1000);
    await read(retry);
    advance(1000);
    await write(retry);
    await expect(write(other)).rejects.toMatchObject(aborted);
  });

  it('a write without a transaction times out', async () => {
    const { begin, read, write, advance } = setup();
    await read(begin());
    const waiting = expect(write()).rejects.toMatchObject(aborted);
    advance(10_001);
    await waiting;
  });

  it('expires after 60 s without a request, and releases its locks', async () => {
    const { begin, read, write, advance } = setup();
    const idle = begin();
    await read(idle);
    advance(60_001);
    await write();
    await expect(read(idle)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('transaction has expired'),
    });
  });

  it('expires after 270 s in total', async () => {
    const { begin, read, advance } = setup();
    const busy = begin();
    for (let minute = 0; minute < 5; minute++) {
      await read(busy);
      advance(53_000);
    }
    await read(busy);
    advance(6_000);
    await expect(read(busy)).rejects.toThrow('transaction has expired');
  });

  it('an id that was committed or rolled back is closed', async () => {
    const { begin, write, database } = setup();
    const [committed, rolledBack] = [begin(), begin()];
    await write(committed);
    database.transactions.rollback(rolledBack);
    for (const id of [committed, rolledBack, 'none']) {
      await expect(write(id)).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
        message: 'Transaction is invalid or closed.',
      });
    }
  });

  it('a read-only one cannot write', async () => {
    const { database } = setup();
    const { id } = beginTransaction(database, { readOnly: true });
    await expect(commit(database, [set(1)], id, undefined)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'Cannot modify entities in a read-only transaction.',
    });
  });
});
