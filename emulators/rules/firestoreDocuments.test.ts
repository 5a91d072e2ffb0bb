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
import { everyone, inWords, type Role } from './support/roles.ts';
import { type ShopDocument, shop } from './support/shop.ts';

/** Who may read which document. Nobody may write any: the API does. */
const readers: Record<ShopDocument, Role[]> = {
  'tools/plane': everyone,
  'tools/plane/stockEntries/opening': ['admin'],
  'orders/order': ['customer', 'admin'],
  'users/customer': ['customer', 'admin'],
  'users/former': ['admin', 'withdrawn admin'],
  'reviews/review': [],
  'inquiries/inquiry': ['admin'],
  'auditLog/entry': ['admin'],
  'sales/day': [],
  'locks/admins': [],
  'carts/cart': [],
  'tools/plane/notes/note': [],
  'orders/order/notes/note': [],
  'users/customer/notes/note': [],
};

type Attempt = (firestore: Firestore, path: string) => Promise<unknown>;

const sibling = (path: string, name: string) => path.replace(/[^/]+$/, name);

const writes: Record<string, Attempt> = {
  create: (firestore, path) => setDoc(doc(firestore, sibling(path, 'new')), shop['orders/order']),
  replace: (firestore, path) => setDoc(doc(firestore, path), { userId: 'customer' }),
  update: (firestore, path) => updateDoc(doc(firestore, path), { note: 'mine' }),
  delete: (firestore, path) => deleteDoc(doc(firestore, path)),
  'write in a transaction': (firestore, path) =>
    runTransaction(firestore, async (transaction) => {
      transaction.update(doc(firestore, path), { note: 'mine' });
    }),
};

/** Of a document that is not there nobody is the owner: whether there is one stays untold. */
const readersOfMissing = (readersOfOne: readonly Role[]) =>
  readersOfOne === everyone ? everyone : readersOfOne.filter((role) => role === 'admin');

const clients = await openShopDatabase(shop);

describe.each(Object.entries(readers))('%s', (path, permitted) => {
  it(`get: ${inWords(permitted)}`, async () => {
    expect(await permittedRoles((role) => getDoc(doc(clients[role], path)))).toEqual(permitted);
  });

  it(`get a missing one: ${inWords(readersOfMissing(permitted))}`, async () => {
    const missing = sibling(path, 'missing');
    const readers = await permittedRoles((role) => getDoc(doc(clients[role], missing)));
    expect(readers).toEqual(readersOfMissing(permitted));
  });

  it.each(Object.entries(writes))('%s: nobody', async (_, attempt) => {
    expect(await permittedRoles((role) => attempt(clients[role], path))).toEqual([]);
  });
});

it('a document of each collection of the product is among them', () => {
  const collections = Object.keys(shop).map((path) => path.split('/').at(-2));
  expect(collections).toEqual(expect.arrayContaining(Object.values(collectionNames)));
});
