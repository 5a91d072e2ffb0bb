import type { Query } from 'firebase-admin/firestore';
import { isCompanyId, netOf, orderTermsOf, spendingMonthOf } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import {
  cardSessions,
  customers,
  invoices,
  orders,
  payments,
  returns,
  shipments,
} from '../../../store/collections/collections.ts';
import { batchesById, findDocuments } from '../../../store/reads/queries.ts';
import { increment } from '../../../store/writes/increment.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { spendingOf } from '../../companies/stored/spending.ts';
import { moveMonthlySales } from '../../stock/monthlySales.ts';
import { changedAddress, type Move, movedOwner } from './move.ts';

/** More payments, parcels or returns than an order can have. */
const maxOfOrder = 1_000;

const ofOrder = async <Content extends { orderId: string }>(query: Query<Content>, id: string) =>
  findDocuments(query.where('orderId', '==', id), maxOfOrder);

/**
 * Moves what an order owes, what it counts for in reports and, for a company, what its member has
 * spent.
 */
const moveAmounts = (
  transaction: Transaction,
  order: OrderDocument,
  moved: { payerId: string; userId: string },
): void => {
  const { payerId, userId, amountDue, createdAt: at } = order;
  if (moved.payerId !== payerId) moveMonthlySales(transaction, order, moved.payerId);
  if (moved.payerId !== payerId && amountDue !== 0) {
    transaction.merge(customers.doc(payerId), { open: increment(-amountDue) });
    transaction.merge(customers.doc(moved.payerId), { open: increment(amountDue) });
  }
  if (!isCompanyId(payerId) || moved.userId === userId) return;
  const net = netOf(order);
  const { year, month } = spendingMonthOf(at);
  for (const [uid, change] of [
    [userId, -net],
    [moved.userId, net],
  ] as const) {
    transaction.merge(spendingOf({ companyId: payerId, uid, at }), {
      companyId: payerId,
      uid,
      year,
      months: { [month]: increment(change) },
    });
  }
};

/** Moves an order with all that belongs to it. Each of these changes with its order. */
const moveOrder = (id: string, move: Move): Promise<void> =>
  transact(async (transaction) => {
    const order = await transaction.read(orders.doc(id));
    if (!order || order.userId !== move.from) return;
    const owner = movedOwner(order, move);
    const address = changedAddress(order, move);
    if (!address && move.uid === move.from) return;
    const [entries, parcels, goods, documents] = await Promise.all([
      ofOrder(payments, id),
      ofOrder(shipments, id),
      ofOrder(returns, id),
      ofOrder(invoices, id),
    ]);
    const fields = { ...owner, ...address };
    const searchTerms = orderTermsOf({ ...order, ...fields });
    transaction.update(orders.doc(id), { ...fields, searchTerms });
    for (const found of goods) transaction.update(returns.doc(found.id), fields);
    for (const found of entries) transaction.update(payments.doc(found.id), owner);
    for (const found of parcels) transaction.update(shipments.doc(found.id), owner);
    for (const found of documents) transaction.update(invoices.doc(found.id), owner);
    moveAmounts(transaction, order, owner);
  });

/** A session can pay several orders, so it does not move with one of them. */
const moveCardSessions = async (move: Move): Promise<void> => {
  for await (const batch of batchesById(cardSessions.where('userId', '==', move.from))) {
    await transact(async (transaction) => {
      for (const { id, content } of batch) {
        transaction.update(cardSessions.doc(id), movedOwner(content, move));
      }
    });
  }
};

/** Moves the orders of an added customer; after a failure, the next call finds those that remain. */
export const moveOrders = async (move: Move): Promise<void> => {
  for await (const batch of batchesById(orders.where('userId', '==', move.from))) {
    for (const { id } of batch) await moveOrder(id, move);
  }
  if (move.uid !== move.from) await moveCardSessions(move);
};
