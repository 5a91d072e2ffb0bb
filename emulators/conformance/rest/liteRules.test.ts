import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  query,
  runTransaction,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '../support/firestore.ts';
import { liteClient } from '../support/lite.ts';
import { RestClient } from '../support/rest.ts';

const rest = new RestClient();
const visitor = liteClient(rest.project);
const ann = liteClient(rest.project, 'ann');
const bob = liteClient(rest.project, 'bob');

beforeAll(() =>
  rest.putRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /tools/{id} { allow read: if true; }
    match /notes/{id} {
      allow read, delete: if resource.data.owner == request.auth.uid;
      allow create, update: if request.resource.data.owner == request.auth.uid;
    }
  }
}`),
);

const denied = { code: 'permission-denied' };

describe('firebase/firestore/lite: security rules', () => {
  it('a visitor reads public documents and writes nothing', async () => {
    expect((await getDocs(collection(visitor, 'tools'))).size).toBe(0);
    expect(await failureOf(setDoc(doc(visitor, 'tools/x'), {}))).toMatchObject(denied);
    expect(await failureOf(setDoc(doc(visitor, 'notes/x'), { owner: 'ann' }))).toMatchObject(
      denied,
    );
  });

  it('a user reads and writes their own documents, and others do not', async () => {
    await setDoc(doc(ann, 'notes/of-ann'), { owner: 'ann' });
    expect((await getDoc(doc(ann, 'notes/of-ann'))).data()).toEqual({ owner: 'ann' });
    expect(await failureOf(getDoc(doc(bob, 'notes/of-ann')))).toMatchObject(denied);
    expect(await failureOf(deleteDoc(doc(bob, 'notes/of-ann')))).toMatchObject(denied);
    expect(await failureOf(setDoc(doc(bob, 'notes/of-ann'), { owner: 'ann' }))).toMatchObject(
      denied,
    );
  });

  it('a query must be limited to their own documents', async () => {
    await setDoc(doc(ann, 'notes/listed'), { owner: 'ann', listed: true });
    const all = collection(ann, 'notes');
    const own = query(all, where('owner', '==', 'ann'), where('listed', '==', true));
    expect((await getDocs(own)).size).toBe(1);
    expect((await getCount(own)).data().count).toBe(1);
    expect(await failureOf(getDocs(all))).toMatchObject(denied);
    expect(await failureOf(getCount(all))).toMatchObject(denied);
  });

  it('a transaction is denied as a whole', async () => {
    const refused = runTransaction(bob, async (transaction) => {
      transaction.set(doc(bob, 'notes/of-bob'), { owner: 'bob' });
      transaction.set(doc(bob, 'notes/for-ann'), { owner: 'ann' });
    });
    expect(await failureOf(refused)).toMatchObject(denied);
    const own = query(collection(bob, 'notes'), where('owner', '==', 'bob'));
    expect((await getDocs(own)).size).toBe(0);
  });
});
