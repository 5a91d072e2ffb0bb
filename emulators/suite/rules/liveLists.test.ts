import {
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  getCountFromServer,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { limits, liveListSize } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { openShopDatabase } from './support/firestore.ts';
import { fixtures } from './support/fixtures.ts';
import { permittedRoles } from './support/permittedRoles.ts';
import { type Role, signedIn, uidOf } from './support/roles.ts';

type Shape = (all: Query, uid: string) => Query;

/** A query, and the roles that may listen to it. */
interface Row {
  shape: Shape;
  allowed: readonly Role[];
}

const clients: Record<Role, Firestore> = await openShopDatabase(fixtures);

const page = limit(liveListSize);
const ofOrders: readonly Role[] = ['admin', 'seller'];
const ofTools: readonly Role[] = ['admin', 'cataloguer'];
const nobody: readonly Role[] = [];
const ownOnly: readonly Role[] = ['customer', ...ofOrders];

const lowStock: Shape = (all) =>
  query(all, where('available', '<', limits.lowStock), orderBy('available'), limit(10));

const latest: Shape = (all) => query(all, orderBy('changedAt', 'desc'), page);

const ofUid = (all: Query, uid: string, size: number) =>
  query(all, where('payerId', '==', uid), orderBy('changedAt', 'desc'), limit(size));

const bounds = (order: string, staff: readonly Role[]): Record<string, Row> => ({
  'without a limit': { shape: (all) => all, allowed: nobody },
  'sorted, without a limit': { shape: (all) => query(all, orderBy(order)), allowed: nobody },
  'with a limit of 50': { shape: (all) => query(all, limit(50)), allowed: staff },
  'with a limit of 51': { shape: (all) => query(all, limit(51)), allowed: nobody },
  'the last 50': {
    shape: (all) => query(all, orderBy(order), limitToLast(50)),
    allowed: staff,
  },
});

const queries: Record<string, Record<string, Row>> = {
  liveTools: {
    ...bounds('available', ofTools),
    'with few pieces': { shape: lowStock, allowed: ofTools },
    'one by its id': {
      shape: (all) => query(all, where(documentId(), '==', 'plane'), page),
      allowed: ofTools,
    },
  },
  liveOrders: {
    ...bounds('changedAt', ofOrders),
    'that changed last': { shape: latest, allowed: ofOrders },
    'of the caller': { shape: (all, uid) => ofUid(all, uid, liveListSize), allowed: signedIn },
    'of the caller, with a limit of 51': {
      shape: (all, uid) => ofUid(all, uid, 51),
      allowed: nobody,
    },
    'of the caller, without a limit': {
      shape: (all, uid) => query(all, where('payerId', '==', uid)),
      allowed: nobody,
    },
    'of the customer': { shape: (all) => ofUid(all, 'customer', liveListSize), allowed: ownOnly },
    'that the caller has made': {
      shape: (all, uid) => query(all, where('userId', '==', uid), page),
      allowed: ofOrders,
    },
    'of several customers': {
      shape: (all) => query(all, where('payerId', 'in', ['customer', 'another']), page),
      allowed: ofOrders,
    },
    'of others than the caller': {
      shape: (all, uid) => query(all, where('payerId', '!=', uid), page),
      allowed: ofOrders,
    },
  },
};

const rowsOf = (name: string) => Object.entries(queries[name] ?? {});

describe.each(Object.keys(queries))('%s', (name) => {
  const allOf = (role: Role) => collection(clients[role], name);

  it.each(rowsOf(name))('list %s', async (_, { shape, allowed }) => {
    const list = (role: Role) => getDocs(shape(allOf(role), uidOf(role)));
    expect(await permittedRoles(list)).toEqual(allowed);
  });

  it.each(rowsOf(name))('count %s', async (_, { shape, allowed }) => {
    const count = (role: Role) => getCountFromServer(shape(allOf(role), uidOf(role)));
    expect(await permittedRoles(count)).toEqual(allowed);
  });

  it('list the collection group: nobody', async () => {
    const list = (role: Role) => getDocs(query(collectionGroup(clients[role], name), page));
    expect(await permittedRoles(list)).toEqual([]);
  });
});
