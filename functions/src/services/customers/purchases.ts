import { FieldValue } from 'firebase-admin/firestore';
import {
  type LastPurchase,
  type PurchaseChanges,
  purchasesAfter,
  purchasesWithout,
  seesOnlyOwn,
} from '../../contract/index.ts';
import { toSent } from '../../contract/kinds/fields.ts';
import { lastPurchaseFields } from '../../contract/purchases/fields.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import { purchases } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/**
 * The last purchase of each tool by the payer, newest first. A member who sees only own orders gets
 * only own purchases.
 */
export const listPurchases = async (buyer: Buyer): Promise<LastPurchase[]> => {
  const { tools = {} } = (await readDocument(purchases.doc(buyer.payerId))) ?? {};
  const onlyOwn = seesOnlyOwn(buyer.payerId, buyer);
  return Object.entries(tools)
    .filter(([, { userId }]) => !onlyOwn || userId === buyer.uid)
    .toSorted(([, one], [, other]) => other.at.getTime() - one.at.getTime())
    .map(([toolId, last]) => toSent(lastPurchaseFields, { toolId, ...last }));
};

/** Orders at the same time merge: no payer's orders wait for each other because of this. */
const mergeChanges = (
  transaction: Transaction,
  payerId: string,
  changes: PurchaseChanges,
): void => {
  if (Object.keys(changes).length === 0) return;
  const tools = Object.entries(changes).map(([id, last]) => [id, last ?? FieldValue.delete()]);
  transaction.merge(purchases.doc(payerId), { tools: Object.fromEntries(tools) });
};

/** Records an order's tools as the last purchases of its payer. */
export const recordPurchases = async (
  transaction: Transaction,
  id: string,
  { payerId, userId, createdAt: at, lines }: OrderDocument,
): Promise<void> => {
  const stored = await transaction.peek(purchases.doc(payerId));
  const order = { orderId: id, userId, at, lines };
  mergeChanges(transaction, payerId, purchasesAfter(stored?.tools ?? {}, order));
};

/** Forgets the purchases of an order that was cancelled: the ones before count again. */
export const forgetPurchases = async (
  transaction: Transaction,
  id: string,
  { payerId }: Pick<OrderDocument, 'payerId'>,
): Promise<void> => {
  const stored = await readDocument(purchases.doc(payerId));
  mergeChanges(transaction, payerId, purchasesWithout(stored?.tools ?? {}, id));
};

/** Deletes what an account has bought last, if anything. */
export const removePurchasesOf = (uid: string): Promise<void> =>
  transact(async (transaction) => {
    if (await transaction.read(purchases.doc(uid))) transaction.remove(purchases.doc(uid));
  });
