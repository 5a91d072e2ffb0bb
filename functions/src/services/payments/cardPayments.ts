import type Stripe from 'stripe';
import { cardSessions, isDocumentId, orders, payments } from '../../collections.ts';
import { type CardSessionDocument, dayOf } from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { validationError } from '../../errors.ts';
import { transact } from '../store/transact.ts';
import { bookPayment, type PaymentEntry } from './bookPayment.ts';

/** The fields of a paid session that the shop uses. */
export type PaidSession = Pick<
  Stripe.Checkout.Session,
  'id' | 'amount_total' | 'currency' | 'payment_intent' | 'payment_status'
>;

const paymentIntentOf = ({ payment_intent }: PaidSession): string => {
  if (typeof payment_intent === 'string') return payment_intent;
  throw validationError({ payment_intent: 'The session has no payment' });
};

const findRecord = async ({ id }: PaidSession): Promise<CardSessionDocument> => {
  const record = isDocumentId(id) ? await readDocument(cardSessions.doc(id)) : undefined;
  if (record) return record;
  throw validationError({ id: 'The shop has opened no such session' });
};

const checkMoney = (session: PaidSession, { amount, currency }: CardSessionDocument): void => {
  if (session.amount_total !== amount) {
    throw validationError({ amount_total: 'The amount is not that of the session' });
  }
  if (session.currency?.toUpperCase() !== currency) {
    throw validationError({ currency: 'The currency is not that of the session' });
  }
};

/**
 * Books the payment of a session once, under the id of the session. It counts for any order, also one
 * that has been cancelled or paid otherwise: then it has to be refunded. Does nothing for a session that
 * is not paid. Throws `validation` for a session, an amount or a currency that the shop does not have.
 */
export const recordCardPayment = async (session: PaidSession): Promise<void> => {
  if (session.payment_status !== 'paid') return;
  const record = await findRecord(session);
  checkMoney(session, record);
  const paymentIntentId = paymentIntentOf(session);
  const entry: PaymentEntry = {
    ...{ kind: 'payment', amount: record.amount, method: 'card', by: null },
    ...{ reference: paymentIntentId, receivedAt: dayOf(new Date()) },
    card: { sessionId: session.id, paymentIntentId },
  };
  const reference = payments.doc(session.id);
  await transact(async (transaction) => {
    const order = await transaction.read(orders.doc(record.orderId));
    if (!order) throw validationError({ id: 'The order of the session does not exist' });
    if (await transaction.read(reference)) return;
    await bookPayment(transaction, { id: record.orderId, order }, session.id, entry);
    transaction.proveBy(reference, () => true);
  });
};
