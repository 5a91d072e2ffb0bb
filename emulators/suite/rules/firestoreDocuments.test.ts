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
import { type Role, signedIn } from './support/roles.ts';

type Attempt = (firestore: Firestore, path: string) => Promise<unknown>;

const sibling = (path: string, name: string) => path.replace(/[^/]+$/, name);

const reads: Record<string, Attempt> = {
  get: (firestore, path) => getDoc(doc(firestore, path)),
  'get a missing one': (firestore, path) => getDoc(doc(firestore, sibling(path, 'missing'))),
};

/** Pages use the API for all of this. */
const writes: Record<string, Attempt> = {
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

/** The documents that functions publish and pages listen to. */
const published = [
  ...['liveTools/plane', 'liveTools/hidden'],
  ...['liveOrders/order', 'liveOrders/ofAnother'],
  ...['liveQuotes/quote', 'liveQuotes/ofAnother', 'liveCompanies/company'],
];

describe.each(Object.keys(fixtures))('%s', (path) => {
  const attempts = published.includes(path) ? writes : { ...reads, ...writes };
  it.each(Object.entries(attempts))('%s: nobody', async (_, attempt) => {
    expect(await permittedRoles((role) => attempt(clients[role], path))).toEqual([]);
  });
});

describe('liveTools', () => {
  it.each(Object.entries(reads))('%s: everyone who is signed in', async (_, attempt) => {
    const allowed = await permittedRoles((role) => attempt(clients[role], 'liveTools/plane'));
    expect(allowed).toEqual(signedIn);
  });

  it('get a hidden one: staff who see tools', async () => {
    const get = (role: Role) => getDoc(doc(clients[role], 'liveTools/hidden'));
    expect(await permittedRoles(get)).toEqual(['admin', 'cataloguer']);
  });
});

describe.each([
  ['liveOrders', 'order'],
  ['liveQuotes', 'quote'],
])('%s', (collection, id) => {
  it('get: its customer and staff who see them', async () => {
    const get = (role: Role) => getDoc(doc(clients[role], collection, id));
    expect(await permittedRoles(get)).toEqual(['customer', 'admin', 'seller']);
  });

  it('get one that its customer has made for another payer: that payer and staff', async () => {
    const get = (role: Role) => getDoc(doc(clients[role], collection, 'ofAnother'));
    expect(await permittedRoles(get)).toEqual(['another customer', 'admin', 'seller']);
  });

  it('get one that is not published yet: everyone who is signed in', async () => {
    const get = (role: Role) => getDoc(doc(clients[role], collection, 'missing'));
    expect(await permittedRoles(get)).toEqual(signedIn);
  });
});

describe('liveCompanies', () => {
  it('get: members and staff who see them', async () => {
    const get = (role: Role) => getDoc(doc(clients[role], 'liveCompanies/company'));
    expect(await permittedRoles(get)).toEqual(['customer', 'admin', 'seller']);
  });

  it('get one of no known company: staff', async () => {
    const get = (role: Role) => getDoc(doc(clients[role], 'liveCompanies/missing'));
    expect(await permittedRoles(get)).toEqual(['admin', 'seller']);
  });
});

it('the fixtures contain a document of each collection of the product', () => {
  const collections = Object.keys(fixtures).map((path) => path.split('/').at(-2));
  expect(collections).toEqual(expect.arrayContaining(Object.values(collectionNames)));
});
