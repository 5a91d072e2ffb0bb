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
import { fixtures } from './support/fixtures.ts';
import { permittedRoles } from './support/permittedRoles.ts';
import { type Role, uidOf } from './support/roles.ts';

const page = limit(limits.pageSize.max);

/** Queries that any client can send. */
const queries = {
  all: (of) => of,
  'one page': (of) => query(of, page),
  'more than a page': (of) => query(of, limit(limits.pageSize.max + 1)),
  "the caller's own": (of, uid) => query(of, where('payerId', '==', uid), page),
  "the customer's": (of) => query(of, where('payerId', '==', 'customer'), page),
  "several accounts'": (of) => query(of, where('payerId', 'in', ['customer', 'another']), page),
  "the document with the caller's uid": (of, uid) =>
    query(of, where(documentId(), '==', uid), page),
} satisfies Record<string, (of: Query, uid: string) => Query>;

const collections = [
  ...['tools', 'tools/plane/stockEntries', 'orders', 'users', 'reviews', 'inquiries', 'auditLog'],
  ...['events', 'apiKeys', 'webhooks', 'deliveries'],
  ...['quotes', 'mail', 'ratings', 'settings', 'customers', 'payments', 'invoices'],
  ...['bankImports', 'bankEntries', 'bankAccounts', 'bankFormats'],
  ...['sales', 'locks', 'carts', 'customers/customer/addresses', 'orders/order/notes'],
  ...[
    'liveQuotes',
    'liveCompanies',
    'liveTools/plane/notes',
    'liveOrders/order/notes',
    'liveQuotes/quote/notes',
  ],
  ...['liveCompanies/company/notes', 'companies', 'memberships', 'invitations', 'orderRequests'],
];

const clients: Record<Role, Firestore> = await openShopDatabase(fixtures);

describe.each(collections)('%s', (path) => {
  it.each(Object.entries(queries))('list %s: nobody', async (_, of) => {
    const attempt = (role: Role) => getDocs(of(collection(clients[role], path), uidOf(role)));
    expect(await permittedRoles(attempt)).toEqual([]);
  });

  it('count: nobody', async () => {
    const attempt = (role: Role) => getCountFromServer(collection(clients[role], path));
    expect(await permittedRoles(attempt)).toEqual([]);
  });

  it('list the collection group: nobody', async () => {
    const id = path.split('/').at(-1) as string;
    const attempt = (role: Role) => getDocs(query(collectionGroup(clients[role], id), page));
    expect(await permittedRoles(attempt)).toEqual([]);
  });
});
