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
import { permittedRoles } from './support/permitted.ts';
import { shop } from './support/shop.ts';

type Attempt = (firestore: Firestore, path: string) => Promise<unknown>;

const sibling = (path: string, name: string) => path.replace(/[^/]+$/, name);

/** The API does all of it for pages; no page reads or writes a document itself. */
const attempts: Record<string, Attempt> = {
  get: (firestore, path) => getDoc(doc(firestore, path)),
  'get a missing one': (firestore, path) => getDoc(doc(firestore, sibling(path, 'missing'))),
  create: (firestore, path) => setDoc(doc(firestore, sibling(path, 'new')), shop['orders/order']),
  replace: (firestore, path) => setDoc(doc(firestore, path), { userId: 'customer' }),
  update: (firestore, path) => updateDoc(doc(firestore, path), { note: 'mine' }),
  delete: (firestore, path) => deleteDoc(doc(firestore, path)),
  'write in a transaction': (firestore, path) =>
    runTransaction(firestore, async (transaction) => {
      transaction.update(doc(firestore, path), { note: 'mine' });
    }),
};

const clients = await openShopDatabase(shop);

describe.each(Object.keys(shop))('%s', (path) => {
  it.each(Object.entries(attempts))('%s: nobody', async (_, attempt) => {
    expect(await permittedRoles((role) => attempt(clients[role], path))).toEqual([]);
  });
});

it('a document of each collection of the product is among them', () => {
  const collections = Object.keys(shop).map((path) => path.split('/').at(-2));
  expect(collections).toEqual(expect.arrayContaining(Object.values(collectionNames)));
});
