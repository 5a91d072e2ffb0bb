import { FieldValue, type Transaction } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { codes, collectionOf, connect, failureOf, isOfficial } from '../support/firestore.ts';

const firestore = connect();

const document = async (fields: object) => {
  const collection = await collectionOf(firestore, { x: fields });
  return collection.doc('x');
};

/** A promise that the test resolves. */
const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: () => resolve() };
};

describe.concurrent('transactions', () => {
  it('reads, writes and returns', async () => {
    const reference = await document({ n: 1 });
    const result = await firestore.runTransaction(async (transaction) => {
      const n = (await transaction.get(reference)).get('n');
      transaction.update(reference, { n: n + 1 }).set(reference.parent.doc('y'), { n });
      return n;
    });
    expect(result).toBe(1);
    expect((await reference.get()).get('n')).toBe(2);
    expect((await reference.parent.doc('y').get()).data()).toEqual({ n: 1 });
  });

  it('writes nothing when the function throws', async () => {
    const reference = await document({ n: 1 });
    const attempt = firestore.runTransaction(async (transaction) => {
      await transaction.get(reference);
      transaction.update(reference, { n: 2 });
      throw new Error('cancelled');
    });
    await expect(attempt).rejects.toThrow('cancelled');
    await reference.update({ m: 1 });
    expect((await reference.get()).data()).toEqual({ n: 1, m: 1 });
  });

  it('loses no increment, computed by the client or by the server', async () => {
    const reference = await document({ read: 0, server: 0 });
    const count = isOfficial ? 8 : 100;
    const increment = (transaction: Transaction) =>
      transaction.get(reference).then((snapshot) => {
        const read = snapshot.get('read') + 1;
        transaction.update(reference, { read, server: FieldValue.increment(1) });
      });
    const runs = Array.from({ length: count }, () =>
      // On an overloaded machine, some wait for the others longer than Firestore lets them.
      firestore.runTransaction(increment, { maxAttempts: 50 }),
    );
    await Promise.all(runs);
    expect((await reference.get()).data()).toEqual({ read: count, server: count });
  });

  it('runs two transactions one after the other when both read before they write', async () => {
    const reference = await document({ n: 0 });
    const bothRead = gate();
    let readers = 0;
    const increment = async (transaction: Transaction) => {
      const n = (await transaction.get(reference)).get('n');
      readers++;
      if (readers === 2) bothRead.open();
      await bothRead.opened;
      transaction.update(reference, { n: n + 1 });
    };
    await Promise.all([firestore.runTransaction(increment), firestore.runTransaction(increment)]);
    expect((await reference.get()).get('n')).toBe(2);
    expect(readers).toBeGreaterThan(2);
  });

  it('makes a write without a transaction wait until the transaction ends', async () => {
    const reference = await document({ n: 0 });
    const events: string[] = [];
    let outside: Promise<unknown> | undefined;
    await firestore.runTransaction(async (transaction) => {
      const n = (await transaction.get(reference)).get('n');
      outside ??= reference.update({ m: 1 }).then(() => events.push('outside'));
      await collectionOf(firestore, { other: {} });
      transaction.update(reference, { n: n + 1 });
      events.push('inside');
    });
    await outside;
    expect(events).toEqual(['inside', 'outside']);
    expect((await reference.get()).data()).toEqual({ n: 1, m: 1 });
  });

  it('locks missing documents', async () => {
    const collection = await collectionOf(firestore, {});
    const reference = collection.doc('unique');
    let created = 0;
    const createOnce = (transaction: Transaction) =>
      transaction.get(reference).then(({ exists }) => {
        if (exists) return false;
        transaction.set(reference, { by: created });
        return true;
      });
    const outcomes = await Promise.all(
      Array.from({ length: isOfficial ? 3 : 20 }, () => firestore.runTransaction(createOnce)),
    );
    created = outcomes.filter(Boolean).length;
    expect(created).toBe(1);
  });

  it('locks the range of a query against new documents', async () => {
    const collection = await collectionOf(firestore, { a: { free: true }, b: { free: false } });
    const takeSlot = (transaction: Transaction) =>
      transaction.get(collection.where('taken', '==', true)).then(({ size }) => {
        if (size > 0) return false;
        transaction.create(collection.doc(), { taken: true });
        return true;
      });
    const outcomes = await Promise.all(
      Array.from({ length: isOfficial ? 3 : 20 }, () => firestore.runTransaction(takeSlot)),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await collection.where('taken', '==', true).get()).size).toBe(1);
  });

  it('makes an insert into a read range wait', async () => {
    const collection = await collectionOf(firestore, { a: { n: 1 } });
    const events: string[] = [];
    let outside: Promise<unknown> | undefined;
    const total = await firestore.runTransaction(async (transaction) => {
      const { size } = await transaction.get(collection.where('n', '>', 0));
      outside ??= collection
        .doc('b')
        .set({ n: 2 })
        .then(() => events.push('outside'));
      await collectionOf(firestore, { other: {} });
      transaction.set(collection.doc('total'), { size });
      events.push('inside');
      return size;
    });
    await outside;
    expect(total).toBe(1);
    expect(events).toEqual(['inside', 'outside']);
  });

  it('a read-only transaction reads one state and blocks no writes', async () => {
    const reference = await document({ n: 1 });
    const other = reference.parent.doc('y');
    const result = await firestore.runTransaction(
      async (transaction) => {
        const first = (await transaction.get(reference)).get('n');
        await reference.update({ n: 2 });
        await other.set({ n: 9 });
        const [again, missing, all] = await Promise.all([
          transaction.get(reference),
          transaction.get(other),
          transaction.get(reference.parent.orderBy('n')),
        ]);
        return [first, again.get('n'), missing.exists, all.docs.map((found) => found.get('n'))];
      },
      { readOnly: true },
    );
    expect(result).toEqual([1, 1, false, [1]]);
    expect((await reference.get()).get('n')).toBe(2);
  });

  it('counts within a transaction', async () => {
    const collection = await collectionOf(firestore, { a: { n: 1 }, b: { n: 2 } });
    const count = await firestore.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(collection.where('n', '>', 1).count());
      return snapshot.data().count;
    });
    expect(count).toBe(1);
  });

  it('a failed precondition fails the transaction without a retry', async () => {
    const reference = await document({ n: 1 });
    let attempts = 0;
    const failure = await failureOf(
      firestore.runTransaction(async (transaction) => {
        attempts++;
        await transaction.get(reference);
        transaction.create(reference, { n: 2 });
      }),
    );
    expect(failure).toMatchObject({ code: codes.ALREADY_EXISTS });
    expect(attempts).toBe(1);
  });
});
