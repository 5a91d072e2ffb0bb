import { limits } from '../../../contract/index.ts';
import type { PurchasesDocument } from '../../../documents/people/shoppingLists.ts';
import type { AddressBookDocument } from '../../../documents/people/users.ts';
import {
  addressBook,
  customers,
  purchases,
  spending,
  users,
} from '../../../store/collections/collections.ts';
import { batchesById } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import type { Move } from './move.ts';

const moveAddresses = async (transaction: Transaction, { from, uid }: Move): Promise<void> => {
  const [theirs, own] = await Promise.all([
    transaction.read(addressBook(from)),
    transaction.read(addressBook(uid)),
  ]);
  if (!theirs) return;
  const before: AddressBookDocument['addresses'] = own?.addresses ?? [];
  const added = theirs.addresses.map((one) => ({
    ...one,
    isDefault: one.isDefault && before.length === 0,
  }));
  const addresses = [...before, ...added].slice(0, limits.addresses);
  const changed = { addresses, changeId: transaction.id };
  if (own) transaction.update(addressBook(uid), changed);
  else transaction.create(addressBook(uid), changed);
  transaction.remove(addressBook(from));
};

type Purchases = PurchasesDocument['tools'];

const ownedBy = (tools: Purchases, { from, uid }: Move): Purchases => {
  const ownerOf = (userId: string) => (userId === from ? uid : userId);
  return Object.fromEntries(
    Object.entries(tools).map(([toolId, { before, ...last }]) => [
      toolId,
      {
        ...last,
        userId: ownerOf(last.userId),
        before: before && { ...before, userId: ownerOf(before.userId) },
      },
    ]),
  );
};

const movePurchases = async (transaction: Transaction, move: Move): Promise<void> => {
  const [theirs, own] = await Promise.all([
    transaction.read(purchases.doc(move.from)),
    transaction.read(purchases.doc(move.uid)),
  ]);
  if (!theirs) return;
  const isNewer = ([toolId, { at }]: [string, Purchases[string]]): boolean =>
    at.getTime() > (own?.tools[toolId]?.at.getTime() ?? 0);
  const newer = Object.entries(ownedBy(theirs.tools, move)).filter(isNewer);
  transaction.merge(purchases.doc(move.uid), { tools: Object.fromEntries(newer) });
  transaction.remove(purchases.doc(move.from));
};

/** The terms of the account go before those of the customer that it claims. */
const moveTerms = async (transaction: Transaction, { from, uid }: Move): Promise<void> => {
  const [theirs, own] = await Promise.all([
    transaction.read(customers.doc(from)),
    transaction.read(customers.doc(uid)),
  ]);
  if (!theirs) return;
  const { terms = null, creditLimit = null, groups = [] } = theirs;
  transaction.merge(customers.doc(uid), {
    terms: own?.terms ?? terms,
    creditLimit: own?.creditLimit ?? creditLimit,
    groups: own?.groups?.length ? own.groups : groups,
  });
  transaction.remove(customers.doc(from));
};

/** What the members of its companies have bought last names the account. */
const renamePurchases = (companyId: string, move: Move): Promise<void> =>
  transact(async (transaction) => {
    const stored = await transaction.read(purchases.doc(companyId));
    if (!stored) return;
    transaction.update(purchases.doc(companyId), { tools: ownedBy(stored.tools, move) });
  });

/** What the contact person has spent has moved with the orders: nothing is left of it. */
const removeSpending = async ({ from }: Move): Promise<void> => {
  for await (const batch of batchesById(spending.where('uid', '==', from))) {
    await transact(async (transaction) => {
      for (const { id } of batch) transaction.remove(spending.doc(id));
    });
  }
};

/** Moves what an added customer has besides documents, and removes the customer. */
export const moveCustomer = async (move: Move, companyIds: readonly string[]): Promise<void> => {
  for (const companyId of companyIds) await renamePurchases(companyId, move);
  await removeSpending(move);
  await transact(async (transaction) => {
    const profile = await transaction.read(users.doc(move.from));
    if (!profile) return;
    await moveAddresses(transaction, move);
    await movePurchases(transaction, move);
    await moveTerms(transaction, move);
    transaction.remove(users.doc(move.from));
  });
};
