import { refundDueOf } from '../../contract/index.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import { ApiError } from '../../errors.ts';
import { orders, payments } from '../../store/collections/collections.ts';
import { type Found, findDocuments } from '../../store/reads/queries.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import type { PaidOrder } from '../ordering/booking/bookPayment.ts';
import type { CardShare } from './cardShares.ts';

/** The entry over an order's part of a payment by card. */
export type CardPart = Found<PaymentDocument>;

const ofIntent = (paymentIntent: string | undefined) =>
  payments.where('card.paymentIntentId', '==', paymentIntent);

/**
 * The parts of the payment by card under an id of Stripe: one for each order that it paid. Throws
 * `payment-not-found` as long as it has not arrived.
 */
export const cardPartsOf = async (payment_intent: unknown): Promise<[CardPart, ...CardPart[]]> => {
  if (typeof payment_intent !== 'string') throw new ApiError('payment-not-found');
  const query = ofIntent(payment_intent).where('kind', '==', 'payment');
  const [first, ...others] = await findDocuments(query, maxParts);
  // Stripe retries the event, and the payment may have arrived by then.
  if (!first) throw new ApiError('payment-not-found');
  return [first, ...others];
};

/** More than are paid together. */
const maxParts = 100;

/** The most entries of a card payment that are added up; an order's page shows fewer. */
const maxEntries = 1_000;

/** The orders of the parts, in their order. */
export const readPaidOrders = (
  { read }: Pick<Transaction, 'read'>,
  parts: readonly CardPart[],
): Promise<PaidOrder[]> =>
  Promise.all(
    parts.map(async ({ content: { orderId: id } }) => {
      const order = await read(orders.doc(id));
      if (!order) throw new ApiError('order-not-found');
      return { id, order };
    }),
  );

/**
 * What each order has of a payment, without the entries of a refund. Each entry changes its order,
 * so none is added to an order between the transaction's read of it and its commit. If another call
 * has booked the same refund, that is found when the transaction is retried.
 */
export const readShares = async (
  parts: readonly CardPart[],
  paid: readonly PaidOrder[],
  refundId?: string,
): Promise<CardShare[]> => {
  const entries = await findDocuments(
    ofIntent(parts[0]?.content.card?.paymentIntentId),
    maxEntries,
  );
  const others = entries.filter(({ content }) => content.reference !== refundId);
  return parts.map(({ content: { orderId, amount } }, at) => {
    const ofOrder = others.filter(({ content }) => content.orderId === orderId);
    const order = paid[at]?.order;
    return {
      paid: amount,
      left: Math.max(
        ofOrder.reduce((sum, { content }) => sum + content.amount, 0),
        0,
      ),
      refundDue: order ? refundDueOf(order) : 0,
    };
  });
};
