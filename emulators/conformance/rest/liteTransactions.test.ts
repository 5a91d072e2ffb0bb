import { doc, getDoc, runTransaction, setDoc } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { failureOf, freshId } from '../support/firestore.ts';
import { liteClient } from '../support/lite.ts';

const firestore = liteClient();
const other = liteClient(firestore.app.options.projectId);
const fresh = () => doc(firestore, 'counters', freshId());

const countOf = async (reference: ReturnType<typeof fresh>) => (await getDoc(reference)).get('n');

/**
 * Increments by reading and writing; the web SDK takes no locks, but sends the versions that it has
 * read.
 */
const addOne = (reference: ReturnType<typeof fresh>) =>
  runTransaction(
    firestore,
    async (transaction) => {
      const n = (await transaction.get(reference)).get('n') ?? 0;
      transaction.set(reference, { n: n + 1 });
    },
    { maxAttempts: 50 },
  );

describe.concurrent('firebase/firestore/lite: transactions', () => {
  it('returns the result of its function', async ({ expect }) => {
    const reference = fresh();
    await setDoc(reference, { n: 4 });
    const result = await runTransaction(firestore, async (transaction) => {
      const { n } = (await transaction.get(reference)).data() as { n: number };
      transaction.update(reference, { n: n + 1 });
      return n;
    });
    expect([result, await countOf(reference)]).toEqual([4, 5]);
  });

  it('20 concurrent increments of one document all succeed', async ({ expect }) => {
    const reference = fresh();
    await Promise.all(Array.from({ length: 20 }, () => addOne(reference)));
    expect(await countOf(reference)).toBe(20);
  });

  it('retries when a document that it only read has changed', async ({ expect }) => {
    const [read, written] = [fresh(), fresh()];
    await setDoc(read, { n: 1 });
    let attempts = 0;
    await runTransaction(firestore, async (transaction) => {
      attempts += 1;
      const n = (await transaction.get(read)).get('n');
      if (attempts === 1) await setDoc(doc(other, read.path), { n: 2 });
      transaction.set(written, { n });
    });
    expect([attempts, await countOf(written)]).toEqual([2, 2]);
  });

  it('retries when a document that was missing has been created', async ({ expect }) => {
    const [missing, written] = [fresh(), fresh()];
    let attempts = 0;
    await runTransaction(firestore, async (transaction) => {
      attempts += 1;
      const found = (await transaction.get(missing)).exists();
      if (attempts === 1) await setDoc(doc(other, missing.path), { n: 1 });
      transaction.set(written, { n: found ? 'found' : 'missing' });
    });
    expect([attempts, await countOf(written)]).toEqual([2, 'found']);
  });

  it('fails when every attempt conflicts', async ({ expect }) => {
    const reference = fresh();
    let n = 0;
    const always = runTransaction(
      firestore,
      async (transaction) => {
        await transaction.get(reference);
        n += 1;
        await setDoc(doc(other, reference.path), { n });
        transaction.set(reference, { n: -1 });
      },
      { maxAttempts: 2 },
    );
    expect(await failureOf(always)).toMatchObject({ code: 'failed-precondition' });
    expect(await countOf(reference)).toBe(2);
  });

  it('writes nothing when its function throws', async ({ expect }) => {
    const reference = fresh();
    const failing = runTransaction(firestore, async (transaction) => {
      transaction.set(reference, { n: 1 });
      throw new Error('no');
    });
    expect(await failureOf(failing)).toMatchObject({ message: 'no' });
    expect(await countOf(reference)).toBeUndefined();
  });
});
