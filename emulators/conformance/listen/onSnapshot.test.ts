import {
  type DocumentReference,
  type DocumentSnapshot,
  Filter,
  Firestore,
  type Query,
  type QuerySnapshot,
} from '@google-cloud/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collectionOf, connect, freshId } from '../support/firestore.ts';
import { loadRules } from '../support/rules.ts';
import { tokenOf } from '../support/token.ts';
import { Listener } from './support/snapshots.ts';

const firestore = connect();

const listen = (query: Query) =>
  new Listener<QuerySnapshot>((next, fail) => query.onSnapshot(next, fail));

const listenToDocument = (reference: DocumentReference) =>
  new Listener<DocumentSnapshot>((next, fail) => reference.onSnapshot(next, fail));

const idsOf = ({ docs }: QuerySnapshot) => docs.map(({ id }) => id);

const hasIds =
  (...ids: string[]) =>
  (snapshot: QuerySnapshot) =>
    idsOf(snapshot).join() === ids.join();

const changesOf = (snapshot: QuerySnapshot) =>
  snapshot
    .docChanges()
    .map(({ type, doc, oldIndex, newIndex }) => [type, doc.id, oldIndex, newIndex]);

const fruit = { apple: { n: 1 }, banana: { n: 2 }, cherry: { n: 3 }, date: { n: 4 } };

describe('onSnapshot of a query', () => {
  it('starts with all results, in order, as added', async () => {
    const collection = await collectionOf(firestore, fruit);
    const first = await listen(collection.orderBy('n', 'desc').limit(3)).until(() => true);
    expect(changesOf(first)).toEqual([
      ['added', 'date', -1, 0],
      ['added', 'cherry', -1, 1],
      ['added', 'banana', -1, 2],
    ]);
  });

  it('starts empty for an empty collection', async () => {
    const first = await listen(firestore.collection(freshId())).until(() => true);
    expect(first.empty).toBe(true);
  });

  it('reports added, modified and removed documents with their indexes', async () => {
    const collection = await collectionOf(firestore, fruit);
    const listener = listen(collection.orderBy('n'));
    await listener.until(({ size }) => size === 4);
    await collection.doc('apple').update({ n: 10 });
    const moved = await listener.until(hasIds('banana', 'cherry', 'date', 'apple'));
    expect(changesOf(moved)).toEqual([['modified', 'apple', 0, 3]]);
    await collection.doc('cherry').delete();
    const fewer = await listener.until(({ size }) => size === 3);
    expect(changesOf(fewer)).toEqual([['removed', 'cherry', 1, -1]]);
    await collection.doc('elder').set({ n: 0 });
    const more = await listener.until(({ size }) => size === 4);
    expect(changesOf(more)).toEqual([['added', 'elder', -1, 0]]);
  });

  it('reports a commit in one snapshot, with its time', async () => {
    const collection = await collectionOf(firestore, fruit);
    const listener = listen(collection);
    await listener.until(({ size }) => size === 4);
    const batch = firestore.batch().delete(collection.doc('apple'));
    batch.update(collection.doc('banana'), { n: 7 }).create(collection.doc('elder'), { n: 5 });
    const [result] = await batch.commit();
    const next = await listener.until(hasIds('banana', 'cherry', 'date', 'elder'));
    expect(changesOf(next).map(([type, id]) => `${type} ${id}`)).toEqual([
      'removed apple',
      'added elder',
      'modified banana',
    ]);
    expect(next.readTime.valueOf() >= (result?.writeTime.valueOf() as string)).toBe(true);
    expect(listener.snapshots.length).toBe(2);
  });

  it('reports no writes without changes and no writes to other documents', async () => {
    const collection = await collectionOf(firestore, fruit);
    const listener = listen(collection.where('n', '<', 3));
    await listener.until(({ size }) => size === 2);
    await collection.doc('apple').set({ n: 1 });
    await collection.doc('elder').set({ n: 9 });
    await firestore.collection(freshId()).doc('apple').set({ n: 1 });
    await collection.doc('apple').set({ n: 2 });
    await listener.until(({ docs }) => docs[0]?.get('n') === 2);
    expect(listener.snapshots.length).toBe(2);
  });

  it('refills a limit when a result leaves', async () => {
    const collection = await collectionOf(firestore, fruit);
    const listener = listen(collection.orderBy('n').limit(2));
    await listener.until(hasIds('apple', 'banana'));
    await collection.doc('apple').delete();
    const filled = await listener.until(hasIds('banana', 'cherry'));
    expect(changesOf(filled)).toEqual([
      ['removed', 'apple', 0, -1],
      ['added', 'cherry', -1, 1],
    ]);
    await collection.doc('banana').update({ n: 20 });
    await listener.until(hasIds('cherry', 'date'));
    await collection.doc('cherry').delete();
    await listener.until(hasIds('date', 'banana'));
    await collection.doc('date').delete();
    await listener.until(hasIds('banana'));
  });

  it('removes the last result of a full limit when another comes before it', async () => {
    const collection = await collectionOf(firestore, fruit);
    const listener = listen(collection.orderBy('n').limit(2));
    await listener.until(hasIds('apple', 'banana'));
    await collection.doc('zero').set({ n: 0 });
    const pushed = await listener.until(hasIds('zero', 'apple'));
    expect(changesOf(pushed)).toEqual([
      ['removed', 'banana', 1, -1],
      ['added', 'zero', -1, 0],
    ]);
    await collection.doc('date').update({ n: -1 });
    await listener.until(hasIds('date', 'zero'));
  });

  it('updates the results of an offset', async () => {
    const collection = await collectionOf(firestore, fruit);
    const listener = listen(collection.orderBy('n').offset(1).limit(2));
    await listener.until(hasIds('banana', 'cherry'));
    await collection.doc('apple').delete();
    await listener.until(hasIds('cherry', 'date'));
    await collection.doc('zero').set({ n: 0 });
    await listener.until(hasIds('banana', 'cherry'));
  });

  it('respects its cursors', async () => {
    const collection = await collectionOf(firestore, fruit);
    const listener = listen(collection.orderBy('n').startAfter(1).endBefore(4));
    await listener.until(hasIds('banana', 'cherry'));
    await collection.doc('apple').update({ n: 2.5 });
    await listener.until(hasIds('banana', 'apple', 'cherry'));
    await collection.doc('cherry').update({ n: 4 });
    await listener.until(hasIds('banana', 'apple'));
  });

  it('updates the results of limitToLast', async () => {
    const collection = await collectionOf(firestore, fruit);
    const listener = listen(collection.orderBy('n').limitToLast(2));
    await listener.until(hasIds('cherry', 'date'));
    await collection.doc('elder').set({ n: 5 });
    await listener.until(hasIds('date', 'elder'));
    await collection.doc('date').delete();
    await listener.until(hasIds('cherry', 'elder'));
  });

  it('contains documents that match either side of an or', async () => {
    const collection = await collectionOf(firestore, fruit);
    const either = Filter.or(Filter.where('n', '==', 1), Filter.where('kind', '==', 'red'));
    const listener = listen(collection.where(either));
    await listener.until(hasIds('apple'));
    await collection.doc('cherry').update({ kind: 'red' });
    await listener.until(hasIds('apple', 'cherry'));
    await collection.doc('apple').update({ kind: 'red', n: 0 });
    await listener.until(({ docs }) => docs[0]?.get('n') === 0);
    await collection.doc('apple').update({ kind: 'green' });
    await listener.until(hasIds('cherry'));
  });

  it('omits documents without the field of its order', async () => {
    const collection = await collectionOf(firestore, { apple: { n: 1 }, stone: {} });
    const listener = listen(collection.orderBy('n').limit(5));
    await listener.until(hasIds('apple'));
    await collection.doc('stone').set({ n: 0 });
    await listener.until(hasIds('stone', 'apple'));
    await collection.doc('apple').set({});
    await listener.until(hasIds('stone'));
  });

  it('sends the selected fields', async () => {
    const collection = await collectionOf(firestore, { apple: { n: 1, m: 1 } });
    const listener = listen(collection.select('n'));
    const first = await listener.until(() => true);
    expect(first.docs[0]?.data()).toEqual({ n: 1 });
    await collection.doc('apple').set({ n: 2, m: 2 });
    const next = await listener.until(({ docs }) => docs[0]?.get('n') === 2);
    expect(next.docs[0]?.data()).toEqual({ n: 2 });
  });

  it('listens to a collection group', async () => {
    const group = freshId();
    await firestore.doc(`tools/saw/${group}/a`).set({ n: 1 });
    const listener = listen(firestore.collectionGroup(group));
    await listener.until(hasIds('a'));
    await firestore.doc(`orders/one/${group}/b`).set({ n: 1 });
    await listener.until(hasIds('b', 'a'));
    await firestore.doc(`tools/saw/${group}/a`).delete();
    await listener.until(hasIds('b'));
  });

  it('receives nothing after it ends', async () => {
    const collection = await collectionOf(firestore, fruit);
    const [ended, other] = [listen(collection), listen(collection)];
    await Promise.all([ended, other].map((listener) => listener.until(({ size }) => size === 4)));
    ended.unsubscribe();
    await collection.doc('apple').delete();
    await other.until(({ size }) => size === 3);
    expect(ended.snapshots.length).toBe(1);
  });

  it('never sees a partial transaction', async () => {
    const collection = await collectionOf(firestore, { a: { n: 50 }, b: { n: 50 } });
    const listener = listen(collection);
    const sumOf = ({ docs }: QuerySnapshot) => docs.reduce((sum, doc) => sum + doc.get('n'), 0);
    await listener.until(({ size }) => size === 2);
    for (let run = 0; run < 10; run++) {
      await firestore.runTransaction(async (transaction) => {
        const [a, b] = await transaction.getAll(collection.doc('a'), collection.doc('b'));
        transaction.update(collection.doc('a'), { n: a?.get('n') - 1 });
        transaction.update(collection.doc('b'), { n: b?.get('n') + 1 });
      });
    }
    await listener.until(({ docs }) => docs[0]?.get('n') === 40);
    expect(new Set(listener.snapshots.map(sumOf))).toEqual(new Set([100]));
  });

  it('reports the removal of all documents when the database is cleared', async () => {
    const project = freshId();
    const client = connectFor(project);
    await client.doc('tools/saw').set({ n: 1 });
    const listener = listen(client.collection('tools').limit(3));
    await listener.until(({ size }) => size === 1);
    await fetch(
      `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}/databases/(default)/documents`,
      { method: 'DELETE' },
    );
    await listener.until(({ empty }) => empty);
  });
});

describe('onSnapshot of a document', () => {
  it('reports creation, update and deletion', async () => {
    const reference = firestore.collection(freshId()).doc('x');
    const listener = listenToDocument(reference);
    await listener.until(({ exists }) => !exists);
    await reference.set({ n: 1 });
    await listener.until((snapshot) => snapshot.get('n') === 1);
    await reference.update({ n: 2 });
    const changed = await listener.until((snapshot) => snapshot.get('n') === 2);
    expect(changed.updateTime).not.toEqual(changed.createTime);
    await reference.delete();
    await listener.until(({ exists }) => !exists);
    expect(listener.snapshots.length).toBe(4);
  });
});

/** A client of one test. */
const connectFor = (projectId: string, customHeaders: Record<string, string> = {}) => {
  const client = new Firestore({ projectId, customHeaders });
  onTestFinished(() => client.terminate());
  return client;
};

describe('onSnapshot under security rules', () => {
  it('reports a denial, and later listeners still work', async () => {
    const project = freshId();
    await loadRules(project, 'match /tools/{id} { allow read: if request.auth.uid == "ann"; }');
    const Authorization = `Bearer ${tokenOf({ sub: 'ann', user_id: 'ann' })}`;
    const ann = connectFor(project, { Authorization });
    const refused = await listen(ann.collection('orders')).error();
    expect(refused.message).toMatch(/^Error 7: /);
    const refusedDocument = await listenToDocument(ann.doc('orders/one')).error();
    expect(refusedDocument.message).toMatch(/^Error 7: /);
    const first = await listen(ann.collection('tools')).until(() => true);
    expect(first.empty).toBe(true);
  });
});
