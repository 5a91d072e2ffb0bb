import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type DocumentReference, GrpcStatus, WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openLedger, outcomeOf, type TakeRequest } from '../../../testing/store/sharedRequests.ts';
import { usageOf } from '../../../testing/usage/usage.ts';
import { db } from '../../collections/firebase.ts';

/** Retries have the input of the first request. */
const keyed: TakeRequest[] = [
  { key: 'one', items: ['saw'], quantity: 2, buyer: 'ada', isBroken: false },
  { key: 'two', items: ['axe', 'awl'], quantity: 3, buyer: 'bob', isBroken: false },
];

const anyUnkeyed: fc.Arbitrary<TakeRequest> = fc.record({
  key: fc.constant(undefined),
  items: fc.subarray(['saw', 'axe', 'awl'], { minLength: 1 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  buyer: fc.constantFrom('ada', 'bob'),
  isBroken: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
});

const anyRequest = fc.oneof({ weight: 3, arbitrary: anyUnkeyed }, fc.constantFrom(...keyed));

const stock = { saw: 9, axe: 7, awl: 30 };

/** Counts the commits until the end of the test. */
const countCommits = () => {
  const spy = vi.spyOn(WriteBatch.prototype, 'commit');
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.length;
};

const failure = (code: GrpcStatus) => Object.assign(new Error('failed'), { code });

const take = (fields: Partial<TakeRequest> = {}): TakeRequest => ({
  key: undefined,
  items: ['awl'],
  quantity: 1,
  buyer: randomUUID(),
  isBroken: false,
  ...fields,
});

const open = async (some: Record<string, number> = stock) => {
  const ledger = await openLedger(some);
  onTestFinished(ledger.remove);
  const sendAll = (requests: readonly TakeRequest[]) =>
    Promise.all(requests.map((one, at) => outcomeOf(ledger.send(one, `${at}`, true))));
  const stockOf = async (item: string) => (await ledger.at(item).get()).data()?.stock;
  return { ...ledger, sendAll, stockOf };
};

it('Requests at the same time leave the store that they leave one after the other', async () => {
  const requests = fc.array(anyRequest, { minLength: 2, maxLength: 12 });
  const property = fc.asyncProperty(requests, async (some) => {
    const [together, inTurn] = [await openLedger(stock), await openLedger(stock)];
    const expected: unknown[] = [];
    for (const [at, one] of some.entries()) {
      expected.push(await outcomeOf(inTurn.send(one, `${at}`, false)));
    }
    const outcomes = await Promise.all(
      some.map((one, at) => outcomeOf(together.send(one, `${at}`, true))),
    );
    expect(outcomes).toEqual(expected);
    expect(await together.contents()).toEqual(await inTurn.contents());
    await Promise.all([together.remove(), inTurn.remove()]);
  });
  await fc.assert(property, { numRuns: 25 });
});

describe('Requests that wait for the same documents', () => {
  it('share a commit, which reads and writes each document once', async () => {
    const { send } = await open();
    const commits = countCommits();
    const usages = await Promise.all(
      Array.from({ length: 9 }, (_, at) => usageOf(() => send(take(), `${at}`, true))),
    );
    expect(commits()).toBe(2);
    const alone = { reads: 3, writes: 5 };
    expect(usages.slice(0, 2)).toEqual([alone, alone]);
    // The others have their own buyer and their own document.
    expect(new Set(usages.slice(2).map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ reads: 1, writes: 2 })]),
    );
  });

  it('get their own refusal, which holds no other', async () => {
    const { sendAll, stockOf } = await open({ saw: 5 });
    const commits = countCommits();
    const some = [1, 3, 3, 2, 1].map((quantity) => take({ items: ['saw'], quantity }));
    const refused = 'order-not-found';
    expect(await sendAll(some)).toEqual(['0', '1', refused, refused, '4']);
    expect([commits(), await stockOf('saw')]).toEqual([2, 0]);
  });

  it('are carried out without those that fail in another way', async () => {
    const { sendAll } = await open();
    const some = [take(), take(), take({ isBroken: true }), take()];
    expect(await sendAll(some)).toEqual(['0', '1', 'broken', '3']);
  });

  it('share the next commit when the reads for this one fail', async () => {
    const { sendAll, stockOf } = await open();
    const commits = countCommits();
    const { getAll } = db;
    const spy = vi.spyOn(db, 'getAll');
    onTestFinished(() => spy.mockRestore());
    spy.mockImplementation((...references) => {
      if (commits() !== 1) return getAll.apply(db, references);
      spy.mockRestore();
      return Promise.reject(failure(GrpcStatus.UNAVAILABLE));
    });
    expect(await sendAll([take(), take(), take(), take()])).toEqual(['0', '1', '2', '3']);
    expect([commits(), await stockOf('awl')]).toEqual([2, 26]);
  });

  it('with the same key get one answer, or a conflict for another input', async () => {
    const { sendAll, stockOf } = await open();
    const [buyer, key] = ['ada', 'key'];
    const same = take({ buyer, key });
    const other = take({ buyer, key, quantity: 2 });
    const outcomes = await sendAll([take(), same, take(), same, other, take()]);
    expect(outcomes).toEqual(['0', '1', '2', '1', 'idempotency-conflict', '5']);
    expect(await stockOf('awl')).toBe(26);
  });

  it('do not hold others when one of them was carried out before', async () => {
    const { sendAll, send } = await open();
    const done = take({ key: 'key' });
    await send(done, 'before', true);
    expect(await sendAll([take(), take(), done, take()])).toEqual(['0', '1', 'before', '3']);
  });

  it('are as many as a commit has room for', async () => {
    const { sendAll, stockOf } = await open({ awl: 1_000 });
    const commits = countCommits();
    const outcomes = await sendAll(Array.from({ length: 60 }, () => take()));
    expect(outcomes).toEqual(Array.from({ length: 60 }, (_, at) => `${at}`));
    // One alone, and then at most 25 at a time.
    expect([commits(), await stockOf('awl')]).toEqual([4, 940]);
  });
});

describe('A commit of several requests', () => {
  /** Requests of which the first one holds the others, and what happens instead of their commit. */
  const sendWith = async (
    happen: (commit: () => Promise<unknown>, stock: DocumentReference) => Promise<unknown>,
  ) => {
    const { sendAll, stockOf, at } = await open({ awl: 6 });
    const { commit } = WriteBatch.prototype;
    const spy = vi.spyOn(WriteBatch.prototype, 'commit');
    onTestFinished(() => spy.mockRestore());
    const run = (batch: WriteBatch) => commit.call(batch);
    spy.mockImplementation(async function (this: WriteBatch) {
      const isSecond = spy.mock.calls.length === 2;
      return (isSecond ? happen(() => run(this), at('awl')) : run(this)) as ReturnType<typeof run>;
    });
    const some = [
      take(),
      take({ key: 'key' }),
      take({ quantity: 4 }),
      take({ quantity: 3 }),
      take(),
    ];
    return { outcomes: await sendAll(some), stock: await stockOf('awl') };
  };

  const [refused, placed] = ['order-not-found', ['0', '1', '2']];

  it('is retried with current data when another one was faster', async () => {
    const sent = sendWith(async (commit, stock) => {
      await stock.update({ stock: 2 });
      return commit();
    });
    expect(await sent).toEqual({ outcomes: ['0', '1', refused, refused, '4'], stock: 0 });
  });

  it.each([
    ['is applied once when its response is lost', GrpcStatus.UNAVAILABLE, true],
    ['is retried when it was not applied', GrpcStatus.UNAVAILABLE, false],
    ['is replaced by one for each when it cannot succeed', GrpcStatus.INVALID_ARGUMENT, false],
    ['is applied once, whatever its response', GrpcStatus.INVALID_ARGUMENT, true],
  ])('%s', async (_, code, isApplied) => {
    const sent = sendWith(async (commit) => {
      if (isApplied) await commit();
      throw failure(code);
    });
    expect(await sent).toEqual({ outcomes: [...placed, refused, refused], stock: 0 });
  });
});
