import { describe, expect, it } from 'vitest';
import { commit } from '../operations/commit.ts';
import { getDocuments } from '../operations/read.ts';
import type { Timestamp } from '../values/timestamp.ts';
import { Database } from './database.ts';
import type { Write } from './write.ts';

const set = (path: string, n: number): Write => ({
  op: 'set',
  path,
  precondition: undefined,
  fields: new Map([['n', n]]),
  mask: undefined,
  transforms: [],
});

const setup = async () => {
  let now = Date.UTC(2026, 0, 1);
  const database = new Database({ project: 'p', database: '(default)' }, () => now);
  let n = 0;
  /** Changes one document in each commit. */
  const write = async (commits: number) => {
    for (const end = n + commits; n < end; n++) {
      await commit(database, [set('c/x', n)], undefined, undefined);
    }
  };
  /** Changes many documents in one commit. */
  const writeMany = (count: number) => {
    const writes = Array.from({ length: count }, (_, at) => set(`c/d${at}`, n));
    n++;
    return commit(database, writes, undefined, undefined);
  };
  await write(1);
  const beginning = database.latest().time;
  const begin = async () => {
    const consistency = { newTransaction: { readOnly: true } };
    return (await getDocuments(database, ['c/x'], consistency, undefined)).newTransaction as string;
  };
  const readIn = async (transaction: string) => {
    const { result } = await getDocuments(database, ['c/x'], { transaction }, undefined);
    return result[0]?.document?.fields.get('n');
  };
  const advance = (ms: number) => {
    now += ms;
  };
  const covers = (time: Timestamp) => database.canResumeFrom(time);
  return { advance, begin, beginning, covers, readIn, write, writeMany };
};

const tooManyToKeep = 20_000;

const resumableMs = 121_000;

describe('History', () => {
  it('keeps the versions that an open read-only transaction reads', async () => {
    const { begin, readIn, write, writeMany } = await setup();
    const transaction = await begin();
    await write(1);
    await writeMany(tooManyToKeep);
    expect(await readIn(transaction)).toBe(0);
  });

  it('keeps nothing for an expired transaction, with plain writes only', async () => {
    const { advance, begin, beginning, covers, readIn, write } = await setup();
    const transaction = await begin();
    await write(1);
    advance(resumableMs);
    await write(tooManyToKeep);
    expect(covers(beginning)).toBe(false);
    await expect(readIn(transaction)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('transaction has expired'),
    });
  });

  it('keeps nothing for a transaction beyond its 270 s', async () => {
    const { advance, begin, beginning, covers, readIn, write, writeMany } = await setup();
    const transaction = await begin();
    await write(1);
    for (let seconds = 0; seconds < 250; seconds += 50) {
      await readIn(transaction);
      advance(50_000);
    }
    await readIn(transaction);
    await writeMany(tooManyToKeep);
    expect(covers(beginning)).toBe(true);
    advance(20_000);
    await writeMany(tooManyToKeep);
    expect(covers(beginning)).toBe(false);
  });

  it('keeps the changes of two minutes for listeners, and later drops them', async () => {
    const { advance, beginning, covers, writeMany } = await setup();
    await writeMany(tooManyToKeep);
    advance(resumableMs - 2_000);
    await writeMany(tooManyToKeep);
    expect(covers(beginning)).toBe(true);
    advance(2_000);
    await writeMany(tooManyToKeep);
    expect(covers(beginning)).toBe(false);
  });

  it('has a limit, even while a transaction needs more', async () => {
    const { begin, beginning, covers, readIn, writeMany } = await setup();
    const transaction = await begin();
    for (let round = 0; round < 6; round++) await writeMany(tooManyToKeep);
    expect(covers(beginning)).toBe(false);
    await expect(readIn(transaction)).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
  });
});
