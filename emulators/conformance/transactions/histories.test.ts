import type { CollectionReference, Transaction } from '@google-cloud/firestore';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectionOf, connect, isOfficial } from '../support/firestore.ts';
import {
  type Committed,
  findSerialOrder,
  type Observation,
  type State,
  type Stored,
} from '../support/serialOrder.ts';

const firestore = connect();

// 'd' and 'e' are missing at first, and no document is in group 2.
const ids = ['a', 'b', 'c', 'd', 'e'];
const initial: State = new Map([
  ['a', { tag: 'a0', group: 0 }],
  ['b', { tag: 'b0', group: 0 }],
  ['c', { tag: 'c0', group: 1 }],
]);

const group = fc.integer({ min: 0, max: 2 });
const reading = fc.oneof(
  fc.record({ ids: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }) }),
  fc.record({ group }),
);

const writing = fc.record({ id: fc.constantFrom(...ids), group: fc.option(group) });

/** The plan of a client. A null group deletes the document. */
const plan = fc.record({
  kind: fc.constantFrom('transaction', 'transaction', 'read-only', 'batch'),
  readings: fc.array(reading, { maxLength: 3 }),
  writings: fc.uniqueArray(writing, { minLength: 1, maxLength: 2, selector: ({ id }) => id }),
});

type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;
type Reading = Plan['readings'][number];

/** The writes of the nth plan, with unique tags. */
const writesOf = ({ kind, writings }: Plan, nth: number): Map<string, Stored | null> =>
  new Map(
    (kind === 'read-only' ? [] : writings).map(({ id, group: requested }) => [
      id,
      requested === null ? null : { tag: `${id}-${nth}`, group: requested },
    ]),
  );

const observe = async (
  transaction: Transaction,
  collection: CollectionReference,
  requested: Reading,
): Promise<Observation> => {
  if ('ids' in requested) {
    const found = await transaction.getAll(...requested.ids.map((id) => collection.doc(id)));
    return { ids: requested.ids, read: found.map((snapshot) => snapshot.get('tag') ?? null) };
  }
  const { docs } = await transaction.get(collection.where('group', '==', requested.group));
  return { group: requested.group, read: docs.map((snapshot) => snapshot.get('tag')) };
};

interface Writer {
  set(reference: FirebaseFirestore.DocumentReference, fields: Stored): unknown;
  delete(reference: FirebaseFirestore.DocumentReference): unknown;
}

const write = (writer: Writer, collection: CollectionReference, writes: Committed['writes']) => {
  for (const [id, stored] of writes) {
    if (stored) writer.set(collection.doc(id), stored);
    else writer.delete(collection.doc(id));
  }
};

const execute = async (
  collection: CollectionReference,
  requested: Plan,
  nth: number,
): Promise<Committed> => {
  const writes = writesOf(requested, nth);
  if (requested.kind === 'batch') {
    const batch = firestore.batch();
    write(batch, collection, writes);
    await batch.commit();
    return { observations: [], writes };
  }
  const inTransaction = async (transaction: Transaction) => {
    const observations: Observation[] = [];
    for (const step of requested.readings) {
      observations.push(await observe(transaction, collection, step));
    }
    write(transaction, collection, writes);
    return { observations, writes };
  };
  const readOnly = requested.kind === 'read-only';
  return firestore.runTransaction(inTransaction, readOnly ? { readOnly } : { maxAttempts: 50 });
};

const stateOf = async (collection: CollectionReference): Promise<State> => {
  const { docs } = await collection.get();
  return new Map(docs.map((snapshot) => [snapshot.id, snapshot.data() as Stored]));
};

const formatHistory = (history: readonly Committed[]) =>
  JSON.stringify(history, (_, value) => (value instanceof Map ? Object.fromEntries(value) : value));

const run = async (plans: readonly Plan[]) => {
  const collection = await collectionOf(firestore, Object.fromEntries(initial));
  const history = await Promise.all(
    plans.map((requested, nth) => execute(collection, requested, nth)),
  );
  const order = findSerialOrder(initial, history, await stateOf(collection));
  expect(order, formatHistory(history)).toBeDefined();
};

// All histories run concurrently, because they mostly wait for locks. A failing history is not
// shrunk, because another run of it may succeed: the message contains all reads and writes.
it('concurrent transactions, queries, batches and snapshots are serializable', async () => {
  const histories = fc.array(plan, { minLength: 2, maxLength: isOfficial ? 3 : 10 });
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
  console.log(`FUZZ_SEED=${seed}`);
  await Promise.all(fc.sample(histories, { seed, numRuns: isOfficial ? 6 : 60 }).map(run));
});
