import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { connect, freshId } from '../support/firestore.ts';
import { loadRules } from '../support/rules.ts';
import { startTabs } from './support/tabs.ts';

const project = freshId();
const admin = connect(project);
const tabs = await startTabs();

await loadRules(
  project,
  `match /open/{document=**} { allow read, write: if true; }
   match /own/{uid} { allow read, write: if request.auth.uid == uid; }`,
);

/** The path of a collection of one test, which everyone may read and write. */
const openPath = () => `open/${freshId()}/items`;

describe('firebase/firestore in Chromium: documents', () => {
  it('writes and reads values of every type', async () => {
    const tab = await tabs.open({ project });
    const path = `${openPath()}/a`;
    const read = await tab.evaluate(async (at) => {
      const reference = sdk.doc(db, at);
      await sdk.setDoc(reference, {
        nothing: null,
        yes: true,
        whole: 9_007_199_254_740_991,
        part: 0.1,
        time: new sdk.Timestamp(1_700_000_000, 123_456_000),
        bytes: sdk.Bytes.fromUint8Array(new Uint8Array([0, 255, 10])),
        place: new sdk.GeoPoint(46.5, -7.25),
        other: sdk.doc(db, 'open/x'),
        list: [1, 'zwei', { drei: 3 }],
        map: { 'with.dots and `ticks`': { deep: [] } },
      });
      const data = (await sdk.getDoc(reference)).data() ?? {};
      return {
        ...data,
        bytes: data.bytes.toBase64(),
        other: data.other.path,
        time: `${data.time}`,
      };
    }, path);
    expect(read).toMatchObject({
      nothing: null,
      yes: true,
      whole: 9_007_199_254_740_991,
      part: 0.1,
      time: 'Timestamp(seconds=1700000000, nanoseconds=123456000)',
      bytes: 'AP8K',
      other: 'open/x',
      list: [1, 'zwei', { drei: 3 }],
      map: { 'with.dots and `ticks`': { deep: [] } },
    });
    expect((await admin.doc(path).get()).get('list')).toEqual([1, 'zwei', { drei: 3 }]);
  });

  it('adds, updates and deletes documents', async () => {
    const tab = await tabs.open({ project });
    const path = openPath();
    const ids = await tab.evaluate(async (at) => {
      const items = sdk.collection(db, at);
      const [kept, gone] = [
        await sdk.addDoc(items, { n: 1, map: { a: 1, b: 2 }, tags: ['x'] }),
        await sdk.addDoc(items, { n: 2 }),
      ];
      await sdk.updateDoc(kept, {
        n: sdk.increment(41),
        'map.a': 'changed',
        'map.b': sdk.deleteField(),
        tags: sdk.arrayUnion('x', 'y'),
        changedAt: sdk.serverTimestamp(),
      });
      await sdk.deleteDoc(gone);
      return [kept.id, gone.id];
    }, path);
    const [kept, gone] = await Promise.all(ids.map((id) => admin.doc(`${path}/${id}`).get()));
    expect(kept?.data()).toEqual({
      n: 42,
      map: { a: 'changed' },
      tags: ['x', 'y'],
      changedAt: expect.any(Timestamp),
    });
    expect(gone?.exists).toBe(false);
  });

  it('commits a batch completely or not at all', async () => {
    const tab = await tabs.open({ project });
    const path = openPath();
    const code = await tab.evaluate(async (at) => {
      const items = sdk.collection(db, at);
      await sdk
        .writeBatch(db)
        .set(sdk.doc(items, 'a'), { n: 1 })
        .set(sdk.doc(items, 'b'), { n: 2 })
        .commit();
      const failing = sdk.writeBatch(db).delete(sdk.doc(items, 'a'));
      failing.update(sdk.doc(items, 'missing'), { n: 3 });
      return failing.commit().catch((error) => error.code);
    }, path);
    expect(code).toBe('not-found');
    const documents = (await admin.collection(path).get()).docs;
    expect(documents.map((document) => [document.id, document.get('n')])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('reads the results of queries, also a thousand documents', async () => {
    const path = openPath();
    const batch = admin.batch();
    for (let n = 0; n < 1000; n++) {
      batch.set(admin.doc(`${path}/d${n}`), { n, text: 'wörd '.repeat(50) });
    }
    await batch.commit();
    const tab = await tabs.open({ project });
    const read = await tab.evaluate(async (at) => {
      const items = sdk.collection(db, at);
      const all = await sdk.getDocs(sdk.query(items, sdk.orderBy('n')));
      const some = await sdk.getDocs(
        sdk.query(items, sdk.where('n', '>=', 990), sdk.orderBy('n', 'desc'), sdk.limit(3)),
      );
      return [all, some].map(({ docs }) => docs.map((document) => document.get('n')));
    }, path);
    expect(read).toEqual([Array.from({ length: 1000 }, (_, n) => n), [999, 998, 997]]);
  });

  it('counts and adds up on the server', async () => {
    const path = openPath();
    for (const n of [1, 2, 30]) await admin.collection(path).add({ n });
    const tab = await tabs.open({ project });
    const figures = await tab.evaluate(async (at) => {
      const items = sdk.collection(db, at);
      const counted = await sdk.getCountFromServer(sdk.query(items, sdk.where('n', '<', 10)));
      const sums = await sdk.getAggregateFromServer(items, {
        total: sdk.sum('n'),
        mean: sdk.average('n'),
      });
      return { ...counted.data(), ...sums.data() };
    }, path);
    expect(figures).toEqual({ count: 2, total: 33, mean: 11 });
  });

  it('loses no increment of two tabs that run transactions at once', async () => {
    const path = `${openPath()}/counter`;
    await admin.doc(path).set({ n: 0 });
    const both = await Promise.all([tabs.open({ project }), tabs.open({ project })]);
    const increase = async (at: string) => {
      for (let round = 0; round < 5; round++) {
        await sdk.runTransaction(
          db,
          async (transaction) => {
            const n = (await transaction.get(sdk.doc(db, at))).get('n');
            transaction.update(sdk.doc(db, at), { n: n + 1 });
          },
          { maxAttempts: 20 },
        );
      }
    };
    await Promise.all(both.map((tab) => tab.evaluate(increase, path)));
    expect((await admin.doc(path).get()).get('n')).toBe(10);
  });

  it.each([
    ['umlauts, emoji and separators', 'Größe 10 µm: 木工 🪚 \u2028 \u0000 \r\n "quoted" \\'],
    ['the separators of forms and headers', 'a=b&c=d+e%20f%zz;g#h?i\r\nAuthorization:Bearer owner'],
    ['more than 64 KB', 'Sägeblatt 🪚 '.repeat(20_000)],
  ])('keeps text with %s', async (_, text) => {
    const path = `${openPath()}/text`;
    const tab = await tabs.open({ project });
    const read = await tab.evaluate(
      async ([at, value]) => {
        const reference = sdk.doc(db, at);
        const seen = watchDocument(at);
        await sdk.setDoc(reference, { value });
        const { docs } = await sdk.getDocs(
          sdk.query(reference.parent, sdk.where('value', '==', value.slice(0, 400))),
        );
        const saved = await seen.until((now) => now.exists() && !now.metadata.hasPendingWrites);
        return { text: saved.get('value'), found: docs.length };
      },
      [path, text] as const,
    );
    expect(read).toEqual({ text, found: text.length > 400 ? 0 : 1 });
    expect((await admin.doc(path).get()).get('value')).toBe(text);
  });

  it('reads documents with special characters in their ids', async () => {
    const ids = ['mit Leerzeichen', 'a+b&c=d?e#f%20', 'ü木🪚', "it's `one`", '(a)[b]{c}'];
    const tab = await tabs.open({ project });
    const read = await tab.evaluate(
      async ([at, names]) => {
        const items = sdk.collection(db, at);
        for (const name of names) await sdk.setDoc(sdk.doc(items, name), { n: 1 });
        const countOf = async (name: string) => {
          const named = sdk.query(items, sdk.where(sdk.documentId(), '==', name));
          return (await sdk.getCountFromServer(named)).data().count;
        };
        const readOf = async (name: string) =>
          (await sdk.getDocFromServer(sdk.doc(items, name))).exists();
        return Promise.all(names.map(async (name) => [await readOf(name), await countOf(name)]));
      },
      [openPath(), ids] as const,
    );
    expect(read).toEqual(ids.map(() => [true, 1]));
  });

  it('gets the code of a denied read, write, query and count', async () => {
    const tab = await tabs.open({ project, uid: 'ann' });
    const outcomes = await tab.evaluate(async () => {
      const other = sdk.doc(db, 'own/bob');
      const results = await Promise.allSettled([
        sdk.setDoc(sdk.doc(db, 'own/ann'), { n: 1 }),
        sdk.getDoc(other),
        sdk.setDoc(other, { n: 1 }),
        sdk.getDocs(other.parent),
        sdk.getCountFromServer(other.parent),
        sdk.runTransaction(db, (transaction) => transaction.get(other)),
      ]);
      return results.map((result) => (result.status === 'rejected' ? result.reason.code : 'done'));
    });
    expect(outcomes).toEqual(['done', ...Array(5).fill('permission-denied')]);
  });
});
