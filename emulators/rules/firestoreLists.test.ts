import {
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  getCountFromServer,
  getDocs,
  limit,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { limits } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { openShopDatabase } from './support/firestore.ts';
import { permittedRoles } from './support/permitted.ts';
import { everyone, inWords, type Role, uidOf } from './support/roles.ts';
import { shop } from './support/shop.ts';

const page = limit(limits.pageSize.max);

/** Queries as anyone can send them, by what they ask of a collection. */
const queries = {
  all: (of) => of,
  'one page': (of) => query(of, page),
  'more than a page': (of) => query(of, limit(limits.pageSize.max + 1)),
  "the caller's own": (of, uid) => query(of, where('userId', '==', uid), page),
  "the customer's": (of) => query(of, where('userId', '==', 'customer'), page),
  "several accounts'": (of) => query(of, where('userId', 'in', ['customer', 'another']), page),
  "the document with the caller's uid": (of, uid) =>
    query(of, where(documentId(), '==', uid), page),
} satisfies Record<string, (of: Query, uid: string) => Query>;

type Title = keyof typeof queries;

/** Who may send which query; `others` stands for all that are not named. */
type Lists = Partial<Record<Title, Role[]>> & { others: Role[] };

const signedIn = everyone.filter((role) => role !== 'visitor');

const collections: Record<string, Lists> = {
  tools: { all: [], 'more than a page': [], others: everyone },
  'tools/plane/stockEntries': { others: ['admin'] },
  orders: {
    "the caller's own": signedIn,
    "the customer's": ['customer', 'admin'],
    others: ['admin'],
  },
  users: { "the document with the caller's uid": signedIn, others: ['admin'] },
  reviews: { others: [] },
  inquiries: { others: ['admin'] },
  auditLog: { others: ['admin'] },
  sales: { others: [] },
  locks: { others: [] },
  carts: { others: [] },
  'orders/order/notes': { others: [] },
};

const clients: Record<Role, Firestore> = await openShopDatabase(shop);

describe.each(Object.entries(collections))('%s', (path, { others, ...named }) => {
  const cases = Object.entries(queries).map(([title, of]) => {
    return { title, of, permitted: named[title as Title] ?? others };
  });

  for (const { title, of, permitted } of cases) {
    it(`list ${title}: ${inWords(permitted)}`, async () => {
      const attempt = (role: Role) => getDocs(of(collection(clients[role], path), uidOf(role)));
      expect(await permittedRoles(attempt)).toEqual(permitted);
    });
  }

  it('counting is as listing all', async () => {
    const attempt = (role: Role) => getCountFromServer(collection(clients[role], path));
    expect(await permittedRoles(attempt)).toEqual(named.all ?? others);
  });

  it('list the collection group: nobody', async () => {
    const id = path.split('/').at(-1) as string;
    const attempt = (role: Role) => getDocs(query(collectionGroup(clients[role], id), page));
    expect(await permittedRoles(attempt)).toEqual([]);
  });
});
