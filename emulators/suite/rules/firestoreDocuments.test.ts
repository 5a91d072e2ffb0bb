import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { collectionNames } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { openShopDatabase } from './support/firestore.ts';
import { fixtures } from './support/fixtures.ts';
import { permittedRoles } from './support/permittedRoles.ts';

type Attempt = (firestore: Firestore, path: string) => Promise<unknown>;

const sibling = (path: string, name: string) => path.replace(/[^/]+$/, name);

/** Pages use the API for all of this, and never read or write a document themselves. */
const attempts: Record<string, Attempt> = {
  get: (firestore, path) => getDoc(doc(firestore, path)),
  'get a missing one': (firestore, path) => getDoc(doc(firestore, sibling(path, 'missing'))),
  create: (firestore, path) =>
    setDoc(doc(firestore, sibling(path, 'new')), fixtures['orders/order']),
  replace: (firestore, path) => setDoc(doc(firestore, path), { userId: 'customer' }),
  update: (firestore, path) => updateDoc(doc(firestore, path), { note: 'mine' }),
  delete: (firestore, path) => deleteDoc(doc(firestore, path)),
  'write in a transaction': (firestore, path) =>
    runTransaction(firestore, async (transaction) => {
      transaction.update(doc(firestore, path), { note: 'mine' });
    }),
};

const clients = await openShopDatabase(fixtures);

describe.each(Object.keys(fixtures))('%s', (path) => {
  it.each(Object.entries(attempts))('%s: nobody', async (_, attempt) => {
    expect(await permittedRoles((role) => attempt(clients[role], path))).toEqual([]);
  });
});

it('the fixtures contain a document of each collection of the product', () => {
  const collections = Object.keys(fixtures).map((path) => path.split('/').at(-2));
  expect(collections).toEqual(expect.arrayContaining(Object.values(collectionNames)));
});
