import { dayOf } from '../../../contract/index.ts';
import type { CardSessionDocument } from '../../../documents/orders/payments.ts';
import { validationError } from '../../../errors.ts';
import {
  cardSessions,
  isDocumentId,
  orders,
  payments,
} from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { shopTimeZone } from '../../settings/settings.ts';
import { bookPayment, type PaidOrder, type PaymentEntry } from './bookPayment.ts';

/** The fields of a paid session that the shop uses. */
export interface PaidSession {
  id: string;
  amount_total?: number | null | undefined;
  currency?: string | null | undefined;
  payment_intent?: unknown;
  payment_status: string;
  client_reference_id?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
}

const paymentIntentOf = ({ payment_intent }: PaidSession): string => {
  if (typeof payment_intent === 'string') return payment_intent;
  throw validationError({ payment_intent: 'The session has no payment' });
};

const findRecord = async ({ id }: PaidSession): Promise<CardSessionDocument | undefined> =>
  isDocumentId(id) ? readDocument(cardSessions.doc(id)) : undefined;

const unknownSession = () => validationError({ id: 'The shop has opened no such session' });

/** Whether a session says that it is about an order which the shop has. */
const namesOrder = async ({ client_reference_id, metadata }: PaidSession): Promise<boolean> => {
  const orderId = client_reference_id ?? metadata?.orderId;
  if (typeof orderId !== 'string' || !isDocumentId(orderId)) return false;
  return (await readDocument(orders.doc(orderId))) !== undefined;
};

const checkMoney = (session: PaidSession, { amount, currency }: CardSessionDocument): void => {
  if (session.amount_total !== amount) {
    throw validationError({ amount_total: 'The amount is not that of the session' });
  }
  if (session.currency?.toUpperCase() !== currency) {
    throw validationError({ currency: 'The currency is not that of the session' });
  }
};

/** The id of the entry over a part of a session. */
const entryIdOf = (sessionId: string, at: number): string =>
  at === 0 ? sessionId : `${sessionId}-${at}`;

/** An order, and how much of it a session pays. */
interface PaidPart extends PaidOrder {
  amount: number;
}

const readParts = ({ read }: Transaction, { parts }: CardSessionDocument): Promise<PaidPart[]> =>
  Promise.all(
    parts.map(async ({ orderId: id, amount }) => {
      const order = await read(orders.doc(id));
      if (!order) throw validationError({ id: 'The order of the session does not exist' });
      return { id, order, amount };
    }),
  );

const numberOf = ({ order }: PaidOrder): string => order.number;

const togetherOf = (
  { amount }: CardSessionDocument,
  paid: readonly PaidOrder[],
): Pick<PaymentEntry, 'together'> =>
  paid.length === 1 ? {} : { together: { amount, orderNumbers: paid.map(numberOf) } };

const book = async (session: PaidSession, record: CardSessionDocument): Promise<void> => {
  checkMoney(session, record);
  const paymentIntentId = paymentIntentOf(session);
  const common = {
    kind: 'payment',
    method: 'card',
    by: null,
    reference: paymentIntentId,
    receivedAt: dayOf(new Date(), await shopTimeZone()),
    card: { sessionId: session.id, paymentIntentId },
  } as const;
  const reference = payments.doc(session.id);
  await transact(
    async (transaction) => {
      const parts = await readParts(transaction, record);
      if (await transaction.read(reference)) return;
      const entry = { ...common, ...togetherOf(record, parts) };
      for (const [at, { amount, ...paid }] of parts.entries()) {
        await bookPayment(transaction, paid, entryIdOf(session.id, at), { ...entry, amount });
      }
    },
    { confirmBy: { reference, shows: () => true } },
  );
};

/**
 * Books the payment of a session once, under the id of the session, on each of its orders its part.
 * It counts for any order, also one that has been cancelled or paid otherwise: then it has to be refunded. Does nothing for a
 * session that is not paid. Throws `validation` for a session, an amount or a currency that the
 * shop does not have.
 */
export const recordCardPayment = async (session: PaidSession): Promise<void> => {
  if (session.payment_status !== 'paid') return;
  const record = await findRecord(session);
  if (!record) throw unknownSession();
  await book(session, record);
};

/**
 * Books the payment of a session that an event reports. A session of another integration in the
 * same Stripe account changes nothing. Throws like `recordCardPayment`.
 */
export const recordPaidSession = async (session: PaidSession): Promise<void> => {
  if (session.payment_status !== 'paid') return;
  const record = await findRecord(session);
  if (record) return book(session, record);
  if (await namesOrder(session)) throw unknownSession();
};
