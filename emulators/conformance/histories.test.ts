import type { CollectionReference, Transaction } from '@google-cloud/firestore';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectionOf, connect, isOfficial } from './support/firestore.ts';

const firestore = connect();

const accounts = ['a', 'b', 'c', 'd'];
const opening = 100;

const transfer = fc.record({
  from: fc.constantFrom(...accounts),
  to: fc.constantFrom(...accounts),
  amount: fc.integer({ min: 1, max: 80 }),
  how: fc.constantFrom('documents', 'query'),
});
type Transfer = typeof transfer extends fc.Arbitrary<infer T> ? T : never;

const balancesOf = async (
  transaction: Transaction,
  collection: CollectionReference,
  { from, to, how }: Transfer,
) => {
  const snapshots =
    how === 'query'
      ? (await transaction.get(collection.orderBy('balance'))).docs
      : await transaction.getAll(collection.doc(from), collection.doc(to));
  return new Map(snapshots.map((snapshot) => [snapshot.id, snapshot.get('balance') as number]));
};

const make = (collection: CollectionReference, wanted: Transfer) =>
  firestore.runTransaction(
    async (transaction) => {
      const { from, to, amount } = wanted;
      const balances = await balancesOf(transaction, collection, wanted);
      const available = balances.get(from) ?? 0;
      if (from === to || available < amount) return;
      transaction.update(collection.doc(from), { balance: available - amount });
      transaction.update(collection.doc(to), { balance: (balances.get(to) ?? 0) + amount });
    },
    { maxAttempts: 50 },
  );

it('concurrent transfers neither make nor lose money, and overdraw no account', {
  timeout: 240_000,
}, async () => {
  const histories = fc.array(transfer, { minLength: 2, maxLength: isOfficial ? 3 : 12 });
  const runs = fc.asyncProperty(histories, async (transfers) => {
    const documents = Object.fromEntries(accounts.map((id) => [id, { balance: opening }]));
    const collection = await collectionOf(firestore, documents);
    await Promise.all(transfers.map((wanted) => make(collection, wanted)));
    const { docs } = await collection.get();
    const balances: number[] = docs.map((snapshot) => snapshot.get('balance'));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(opening * accounts.length);
    expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
  });
  await fc.assert(runs, { numRuns: isOfficial ? 4 : 25 });
});
