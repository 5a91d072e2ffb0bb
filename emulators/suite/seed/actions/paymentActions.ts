import { collectionNames, toCents, toDollars } from 'functions/contract';
import type { OrderDocument } from 'functions/documents';
import { recordPayment, recordRefund, reversePayment } from 'functions/testing/orders/services';
import { admin } from '../data/accounts.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import type { SeedPayment } from '../orders/payments.ts';
import { type Action, type PastShop, requestOf } from './action.ts';

/** The amount of a payment. A part is in whole dollars, as people choose it. */
export const amountOf = (part: SeedPayment['part'], { total, paid }: OrderDocument): number =>
  part === 'rest' ? total - paid : toCents(Math.round(toDollars(total * part)));

const book = (orderId: string, entry: SeedPayment, { store, callerOf }: PastShop) => {
  const { kind, part, method, reference, receivedAt, reverses, reason } = entry;
  const by = callerOf(admin.uid);
  if (kind === 'reversal') {
    return reversePayment({ id: orderId, payment: reverses ?? '' }, { reason }, by);
  }
  const order = store.get(`${collectionNames.orders}/${orderId}`) as OrderDocument;
  const input = { method, reference, receivedAt };
  return kind === 'refund'
    ? recordRefund(orderId, requestOf({ ...input, amount: order.paid }), by)
    : recordPayment(
        orderId,
        requestOf({ ...input, amount: amountOf(part, order), overpayment: true }),
        by,
      );
};

/** How an order was paid. */
export const paymentActions = ({ id: orderId, payments }: SeedOrder, shop: PastShop): Action[] =>
  payments.map((entry) => {
    const { id, kind: step, recordedAt: at } = entry;
    return { at, id, entry: id, step, run: () => book(orderId, entry, shop) };
  });
