import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, runTransaction } from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { connect, freshId } from '../support/firestore.ts';

// The web SDK uses optimistic concurrency: it takes no locks and commits with the versions that it
// has read as preconditions.
const projectId = freshId();
const app = initializeApp({ projectId }, projectId);
afterAll(() => deleteApp(app));
const web = getFirestore(app);
const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
connectFirestoreEmulator(web, host, Number(port));

const admin = connect(projectId);

describe('transactions of the web SDK', () => {
  it('retries when another client changed a written document', async () => {
    const path = `${freshId()}/x`;
    await admin.doc(path).set({ n: 0 });
    let attempts = 0;
    await runTransaction(web, async (transaction) => {
      attempts++;
      const n = (await transaction.get(doc(web, path))).get('n');
      if (attempts === 1) await admin.doc(path).set({ n: 10 });
      transaction.update(doc(web, path), { n: n + 1 });
    });
    expect((await admin.doc(path).get()).get('n')).toBe(11);
    expect(attempts).toBe(2);
  });

  it('retries when another client changed a document that was only read', async () => {
    const collection = freshId();
    const [rate, order] = [`${collection}/rate`, `${collection}/order`];
    await admin.doc(rate).set({ percent: 5 });
    let attempts = 0;
    await runTransaction(web, async (transaction) => {
      attempts++;
      const percent = (await transaction.get(doc(web, rate))).get('percent');
      if (attempts === 1) await admin.doc(rate).set({ percent: 7 });
      transaction.set(doc(web, order), { percent });
    });
    expect((await admin.doc(order).get()).get('percent')).toBe(7);
    expect(attempts).toBe(2);
  });

  it('retries when another client created a missing document', async () => {
    const collection = freshId();
    const [taken, mine] = [`${collection}/taken`, `${collection}/mine`];
    let attempts = 0;
    const outcome = await runTransaction(web, async (transaction) => {
      attempts++;
      if ((await transaction.get(doc(web, taken))).exists()) return 'taken';
      if (attempts === 1) await admin.doc(taken).set({});
      transaction.set(doc(web, mine), {});
      return 'mine';
    });
    expect(outcome).toBe('taken');
    expect((await admin.doc(mine).get()).exists).toBe(false);
  });

  it('loses no concurrent increment', async () => {
    const path = `${freshId()}/x`;
    await admin.doc(path).set({ n: 0 });
    const increment = () =>
      runTransaction(
        web,
        async (transaction) => {
          const n = (await transaction.get(doc(web, path))).get('n');
          transaction.update(doc(web, path), { n: n + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all(Array.from({ length: 5 }, increment));
    expect((await admin.doc(path).get()).get('n')).toBe(5);
  });
});
