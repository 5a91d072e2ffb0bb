import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  initializeFirestore,
  limit,
  limitToLast,
  onSnapshot,
  or,
  orderBy,
  type Query,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  Timestamp,
  terminate,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { connect, freshId } from '../support/firestore.ts';
import { loadRules } from '../support/rules.ts';
import { Listener } from './support/snapshots.ts';

// The SDK logs every denial, and this file tests denials.
setLogLevel('silent');

const project = freshId();
const admin = connect(project);

await loadRules(
  project,
  `match /open/{document=**} { allow read, write: if true; }
   match /tools/{id} { allow read: if true; }
   match /orders/{id} {
     allow read: if resource.data.userId == request.auth.uid;
     allow create: if request.resource.data.userId == request.auth.uid;
   }
   match /profiles/{id} { allow get: if resource.data.visible == true; }`,
);

/** A web client, signed in as a user or as a visitor. */
const clientOf = (uid?: string): Firestore => {
  const app = initializeApp({ projectId: project, apiKey: 'none' }, freshId());
  const firestore = initializeFirestore(app, {});
  const [host = '', port] = String(process.env.FIRESTORE_EMULATOR_HOST).split(':');
  const options = uid === undefined ? {} : { mockUserToken: { sub: uid } };
  connectFirestoreEmulator(firestore, host, Number(port), options);
  afterAll(async () => {
    await terminate(firestore);
    await deleteApp(app);
  });
  return firestore;
};

const visitor = clientOf();
const ann = clientOf('ann');

/** A collection of one test, which everyone may read and write. */
const openCollection = (firestore = visitor) => collection(firestore, 'open', freshId(), 'items');

const listen = (target: Query) =>
  new Listener<QuerySnapshot>((next, fail) => onSnapshot(target, next, fail));

/** Whether a snapshot has these ids and no pending writes. */
const isConfirmed =
  (...ids: string[]) =>
  ({ docs, metadata }: QuerySnapshot) =>
    !metadata.hasPendingWrites && docs.map(({ id }) => id).join() === ids.join();

const changesOf = (snapshot: QuerySnapshot) =>
  snapshot
    .docChanges()
    .map(({ type, doc: { id }, oldIndex, newIndex }) => [type, id, oldIndex, newIndex]);

const fill = async (target: ReturnType<typeof openCollection>, documents: DocumentData) => {
  const batch = writeBatch(visitor);
  for (const [id, fields] of Object.entries(documents)) {
    batch.set(doc(visitor, target.path, id), fields);
  }
  await batch.commit();
};

const fruit = { apple: { n: 1 }, banana: { n: 2 }, cherry: { n: 3 }, date: { n: 4 } };

describe('the web SDK', () => {
  it('sets, gets, updates and deletes', async () => {
    const reference = doc(openCollection());
    await setDoc(reference, { n: 1, at: serverTimestamp(), tags: ['a'] });
    await updateDoc(reference, { n: increment(2), tags: arrayUnion('b') });
    const stored = await admin.doc(reference.path).get();
    expect(stored.data()).toMatchObject({ n: 3, tags: ['a', 'b'] });
    const other = await getDoc(doc(ann, reference.path));
    expect(other.data()).toMatchObject({ n: 3, tags: ['a', 'b'], at: expect.any(Timestamp) });
    await deleteDoc(reference);
    expect((await getDoc(doc(ann, reference.path))).exists()).toBe(false);
  });

  it('writes in order', async () => {
    const target = openCollection();
    const writes = Array.from({ length: 20 }, (_, n) => setDoc(doc(target, 'x'), { n }));
    await Promise.all([...writes, addDoc(target, { n: -1 })]);
    expect((await admin.doc(`${target.path}/x`).get()).get('n')).toBe(19);
    expect((await admin.collection(target.path).get()).size).toBe(2);
  });

  it('continues after a failed write', async () => {
    const target = openCollection();
    const failing = updateDoc(doc(target, 'none'), { n: 1 });
    const next = setDoc(doc(target, 'x'), { n: 1 });
    await expect(failing).rejects.toMatchObject({ code: 'not-found' });
    await next;
    expect((await getDoc(doc(ann, target.path, 'x'))).get('n')).toBe(1);
  });

  it('applies a batch completely or not at all', async () => {
    const target = openCollection();
    const batch = writeBatch(visitor).set(doc(target, 'a'), { n: 1 });
    batch.update(doc(target, 'none'), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDocs(target)).empty).toBe(true);
  });

  it('runs queries', async () => {
    const target = openCollection(ann);
    await fill(target, fruit);
    const idsOf = async (...constraints: QueryConstraint[]) =>
      (await getDocs(query(target, ...constraints))).docs.map(({ id }) => id);
    expect(await idsOf(orderBy('n', 'desc'), limit(2))).toEqual(['date', 'cherry']);
    expect(await idsOf(orderBy('n'), limitToLast(2))).toEqual(['cherry', 'date']);
    expect(await idsOf(orderBy('n'), startAfter(2))).toEqual(['cherry', 'date']);
    expect(await idsOf(where('n', 'in', [1, 4]))).toEqual(['apple', 'date']);
    expect((await getCountFromServer(query(target, where('n', '>', 1)))).data().count).toBe(3);
    const either = query(target, or(where('n', '==', 1), where('n', '>=', 4)));
    expect((await getDocs(either)).size).toBe(2);
  });

  it('listens to a query: added, modified and removed with their indexes', async () => {
    const target = openCollection(ann);
    await fill(target, fruit);
    const listener = listen(query(target, orderBy('n')));
    await listener.until(isConfirmed('apple', 'banana', 'cherry', 'date'));
    const items = admin.collection(target.path);
    await items.doc('apple').update({ n: 10 });
    const moved = await listener.until(isConfirmed('banana', 'cherry', 'date', 'apple'));
    expect(changesOf(moved)).toEqual([['modified', 'apple', 0, 3]]);
    await items.doc('cherry').delete();
    const fewer = await listener.until(isConfirmed('banana', 'date', 'apple'));
    expect(changesOf(fewer)).toEqual([['removed', 'cherry', 1, -1]]);
  });

  it('listens with a limit that is refilled, and a filter that results leave', async () => {
    const target = openCollection(ann);
    await fill(target, fruit);
    const limited = listen(query(target, orderBy('n'), limit(2)));
    const filtered = listen(query(target, where('n', '<=', 2)));
    await limited.until(isConfirmed('apple', 'banana'));
    await filtered.until(isConfirmed('apple', 'banana'));
    const items = admin.collection(target.path);
    await items.doc('apple').update({ n: 9 });
    await limited.until(isConfirmed('banana', 'cherry'));
    await filtered.until(isConfirmed('banana'));
    await items.doc('zero').set({ n: 0 });
    await limited.until(isConfirmed('zero', 'banana'));
    await filtered.until(isConfirmed('zero', 'banana'));
  });

  it('sees its own writes at once, and then confirmed by the server', async () => {
    const target = openCollection();
    const listener = listen(target);
    await listener.until(isConfirmed());
    await setDoc(doc(target, 'x'), { at: serverTimestamp() });
    const confirmed = await listener.until(isConfirmed('x'));
    expect(confirmed.docs[0]?.get('at')).toBeInstanceOf(Timestamp);
    expect(listener.snapshots.some(({ metadata }) => metadata.hasPendingWrites)).toBe(true);
  });

  it('runs concurrent transactions without losing an increment', async () => {
    const reference = doc(openCollection(), 'counter');
    await setDoc(reference, { n: 0 });
    const add = (client: Firestore) =>
      runTransaction(
        client,
        async (transaction) => {
          const counter = doc(client, reference.path);
          const n = (await transaction.get(counter)).get('n');
          transaction.update(counter, { n: n + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([visitor, ann].map(add));
    expect((await admin.doc(reference.path).get()).get('n')).toBe(2);
  });
});

const denied = { code: 'permission-denied' };

describe('the web SDK under security rules', () => {
  it('is denied writes and reads', async () => {
    await expect(setDoc(doc(ann, 'tools/saw'), { n: 1 })).rejects.toMatchObject(denied);
    const forBob = { userId: 'bob' };
    await expect(addDoc(collection(ann, 'orders'), forBob)).rejects.toMatchObject(denied);
    await admin.doc('orders/of-bob').set(forBob);
    await expect(getDoc(doc(ann, 'orders/of-bob'))).rejects.toMatchObject(denied);
    await expect(getDocs(collection(ann, 'orders'))).rejects.toMatchObject(denied);
  });

  it('reports a denial to the listener, and the others continue', async () => {
    const tools = listen(collection(ann, 'tools'));
    await tools.until(isConfirmed());
    expect(await listen(collection(ann, 'orders')).error()).toMatchObject(denied);
    await admin.doc('tools/plane').set({ n: 1 });
    await tools.until(isConfirmed('plane'));
  });

  it('listens to a query limited to its own documents', async () => {
    const own = query(collection(ann, 'orders'), where('userId', '==', 'ann'));
    const listener = listen(own);
    await listener.until(isConfirmed());
    const { id } = await addDoc(collection(ann, 'orders'), { userId: 'ann' });
    await listener.until(({ size }) => size === 1);
    await admin.doc(`orders/${id}`).update({ userId: 'bob' });
    await listener.until(isConfirmed());
  });

  it('stops listening to a document whose new version the rules deny', async () => {
    await admin.doc('profiles/ann').set({ visible: true });
    const listener = new Listener<{ exists(): boolean }>((next, fail) =>
      onSnapshot(doc(visitor, 'profiles/ann'), next, fail),
    );
    await listener.until((snapshot) => snapshot.exists());
    await admin.doc('profiles/ann').set({ visible: false });
    expect(await listener.error()).toMatchObject(denied);
  });
});
