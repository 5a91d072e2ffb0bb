/** What the store says about a company, in the terms of its model, and what must always be so. */

import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { OrderRequestDocument } from '../../../documents/orders/requests.ts';
import type { MembershipDocument } from '../../../documents/people/companies.ts';
import {
  companies,
  customers,
  memberships,
  orderRequests,
  orders,
  spending,
} from '../../../store/collections/collections.ts';
import type { ShopCompany } from './actInShop.ts';
import type {
  CompanyModel,
  ModelMember,
  ModelOrder,
  ModelRequest,
  Person,
} from './companyModel.ts';

/** A company as it is stored. */
export interface StoredCompany {
  members: MembershipDocument[];
  orders: { id: string; content: OrderDocument }[];
  requests: { id: string; content: OrderRequestDocument }[];
  /** Net cents by member and month: `uid 2027-11`. */
  spent: Record<string, number>;
  ownerCount: number;
  memberCount: number;
  open: number;
}

/** Reads a company with all that belongs to it. */
export const readStoredCompany = async (companyId: string): Promise<StoredCompany> => {
  const [company, customer, members, placed, requests, years] = await Promise.all([
    companies.doc(companyId).get(),
    customers.doc(companyId).get(),
    memberships.where('companyId', '==', companyId).get(),
    orders.where('payerId', '==', companyId).get(),
    orderRequests.where('companyId', '==', companyId).get(),
    spending.where('companyId', '==', companyId).get(),
  ]);
  const months = years.docs.flatMap((snapshot) => {
    const { uid, year, months: stored } = snapshot.data();
    return Object.entries(stored).map(([month, net]) => [`${uid} ${year}-${month}`, net] as const);
  });
  const { ownerCount = 0, memberCount = 0 } = company.data() ?? {};
  return {
    members: members.docs.map((snapshot) => snapshot.data()),
    orders: placed.docs.map((snapshot) => ({ id: snapshot.id, content: snapshot.data() })),
    requests: requests.docs.map((snapshot) => ({ id: snapshot.id, content: snapshot.data() })),
    spent: Object.fromEntries(months.filter(([, net]) => net !== 0)),
    ownerCount,
    memberCount,
    open: customer.data()?.open ?? 0,
  };
};

const sumBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  amountOf: (item: Item) => number,
): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const item of items) sums[keyOf(item)] = (sums[keyOf(item)] ?? 0) + amountOf(item);
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
};

const isUncancelled = ({ content }: StoredCompany['orders'][number]) =>
  content.status !== 'cancelled';

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** What must be so whatever people did, each as what is stored and what it has to be. */
export const alwaysTrue = (stored: StoredCompany): Record<string, [unknown, unknown]> => {
  const { members, requests, spent, ownerCount, memberCount, open } = stored;
  const valid = stored.orders.filter(isUncancelled);
  const owners = members.filter(({ role }) => role === 'owner').length;
  const approved = requests.filter(({ content }) => content.status === 'approved');
  const requestIds = new Set(requests.map(({ id }) => id));
  const fromRequests = stored.orders.filter(({ id }) => requestIds.has(id));
  const monthOf = ({ userId, createdAt }: OrderDocument) =>
    `${userId} ${createdAt.toISOString().slice(0, 7)}`;
  return {
    spending: [
      spent,
      sumBy(
        valid,
        ({ content }) => monthOf(content),
        ({ content }) => content.subtotal,
      ),
    ],
    'orders of approved requests': [
      fromRequests.map(({ id }) => id).sort(),
      approved.map(({ id }) => id).sort(),
    ],
    'orders that approved requests name': [
      approved.map(({ content }) => content.orderId),
      approved.map(({ id }) => id),
    ],
    'own approvals': [
      requests.filter(({ content: { approvals, requester } }) =>
        approvals.some(({ uid }) => uid === requester.uid),
      ),
      [],
    ],
    'second approvals of a member': [
      requests.filter(
        ({ content: { approvals } }) =>
          new Set(approvals.map(({ uid }) => uid)).size < approvals.length,
      ),
      [],
    ],
    'an owner': [owners > 0, true],
    counts: [
      { ownerCount, memberCount },
      { ownerCount: owners, memberCount: members.length },
    ],
    'open amount': [open, sumOf(valid.map(({ content }) => content.total - content.paid))],
  };
};

/** What the shop and the model have to agree about. */
export interface CompanyFacts {
  members: Record<Person, ModelMember>;
  orders: ModelOrder[];
  requests: ModelRequest[];
}

const byId = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** What the shop has stored, with people by their places. */
export const factsInShop = (
  { people }: Pick<ShopCompany, 'people'>,
  { members, orders: placed, requests }: StoredCompany,
): CompanyFacts => {
  const personOf = (uid: string): Person => people.findIndex((person) => person.uid === uid);
  const entries = members.map(
    ({ uid, role, orderLimit, budget }) => [personOf(uid), { role, orderLimit, budget }] as const,
  );
  return {
    members: Object.fromEntries(entries),
    orders: byId(
      placed.map(({ id, content: { userId, subtotal, createdAt, status, paid, total } }) => ({
        id,
        by: personOf(userId),
        net: subtotal,
        at: createdAt.getTime(),
        status: status as ModelOrder['status'],
        isPaid: paid === total,
      })),
    ),
    requests: byId(
      requests.map(({ id, content: { requester, lines, createdAt, status, approvals } }) => ({
        id,
        by: personOf(requester.uid),
        pieces: lines[0]?.quantity ?? 0,
        price: lines[0]?.unitPrice ?? 0,
        at: createdAt.getTime(),
        status,
        votes: approvals.map(({ uid, subtotal }) => ({ by: personOf(uid), net: subtotal })),
      })),
    ),
  };
};

/** What the model says. */
export const factsInModel = ({
  members,
  orders: placed,
  requests,
}: CompanyModel): CompanyFacts => ({
  members: Object.fromEntries(members),
  orders: byId(placed),
  requests: byId(requests),
});
