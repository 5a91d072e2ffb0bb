import {
  amountDueOf,
  closedDayProblem,
  dayOf,
  formatCents,
  type PaymentInput,
  type PaymentKind,
  paymentDayProblem,
  type RecordedPayment,
  type RefundInput,
  type ReversalInput,
  refundDueOf,
  type ShopSettings,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { isDocumentId, payments } from '../../store/collections/collections.ts';
import { type IdempotentRequest, inputHash } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import type { PaidOrder, PaymentEntry } from '../ordering/booking/bookPayment.ts';
import { closeCardPage } from '../ordering/booking/closeCardPage.ts';
import { orderResource } from '../ordering/orders/orders.ts';
import { readSettingsIn } from '../settings/settings.ts';
import { book } from './bookByAdmin.ts';

/** Throws `validation` for a day before the order, in the future or in a closed period. */
export const checkDay = (
  receivedAt: string,
  order: OrderDocument,
  { journal }: Pick<ShopSettings, 'journal'>,
): void => {
  const problem =
    paymentDayProblem(receivedAt, order, new Date()) ?? closedDayProblem(receivedAt, journal);
  if (problem) throw validationError({ receivedAt: problem });
};

const readOrder = async (
  { read }: Transaction,
  id: string,
  caller: Caller,
): Promise<PaidOrder> => ({
  id,
  order: orderResource.permitted(await read(orderResource.reference(id)), caller),
});

/** An entry to book on an order, once for each request. */
interface EntryRequest extends IdempotentRequest<object> {
  kind: PaymentKind;
  entryOf: (order: OrderDocument, settings: ShopSettings) => PaymentEntry;
}

/**
 * Books an entry whose id is that of the transaction, and closes a card page that would then take
 * too much. A retry gets the entry that it has booked.
 */
const bookOnce = async (
  id: string,
  { kind, input, key, entryOf }: EntryRequest,
  caller: Caller,
): Promise<RecordedPayment> => {
  const sent = { caller: caller.uid, key, input: { id, kind, ...input } };
  const request = { ...sent, checkRights: checkedByRoute };
  const { recorded, cardSession } = await once(request, async (transaction) => {
    const paid = await readOrder(transaction, id, caller);
    const settings = await readSettingsIn(transaction);
    const booking = { paymentId: transaction.id, entry: entryOf(paid.order, settings) };
    const booked = await book(transaction, paid, booking, caller);
    return { recorded: booked, cardSession: paid.order.cardSession };
  });
  await closeCardPage({ ...recorded.order, cardSession });
  return recorded;
};

/**
 * Records a payment that an admin has found, for example on a bank statement. A retry with the same
 * key gets the first entry. Throws `order-not-found`, `validation` for a day before the order, in the
 * future or in a closed period, and `overpayment` for more than is due unless the input says that it is one.
 */
export const recordPayment = (
  id: string,
  request: IdempotentRequest<PaymentInput>,
  caller: Caller,
): Promise<RecordedPayment> => {
  const { overpayment, reference = '', ...input } = request.input;
  const entryOf: EntryRequest['entryOf'] = (order, settings) => {
    checkDay(input.receivedAt, order, settings);
    const due = amountDueOf(order);
    if (input.amount > due && !overpayment) {
      const errors = { amount: due > 0 ? `Only ${formatCents(due)} is due` : 'Nothing is due' };
      throw new ApiError('overpayment', { due, errors });
    }
    return { kind: 'payment', ...input, reference, by: caller.uid };
  };
  return bookOnce(id, { ...request, kind: 'payment', entryOf }, caller);
};

/** Throws `refund-exceeded` for an amount above what has to be refunded. */
export const checkRefund = (amount: number, order: OrderDocument): void => {
  const due = refundDueOf(order);
  if (amount <= due) return;
  const errors = {
    amount: due > 0 ? `Only ${formatCents(due)} has to be refunded` : 'Nothing has to be refunded',
  };
  throw new ApiError('refund-exceeded', { due, errors });
};

/** A refund that an admin has made. A card is refunded by `refundCard`. */
export interface ManualRefund extends RefundInput {
  method: Exclude<RefundInput['method'], 'card'>;
}

/**
 * Records a refund that an admin has made. A retry with the same key gets the first entry. Throws
 * `order-not-found`, `validation` for a day before the order, in the future or in a closed period,
 * and `refund-exceeded`.
 */
export const recordRefund = (
  id: string,
  request: IdempotentRequest<ManualRefund>,
  caller: Caller,
): Promise<RecordedPayment> => {
  const { amount, method, reference = '', receivedAt } = request.input;
  const entryOf: EntryRequest['entryOf'] = (order, settings) => {
    checkDay(receivedAt, order, settings);
    checkRefund(amount, order);
    const entry = { method, reference, receivedAt, by: caller.uid };
    return { kind: 'refund', amount: -amount, refunded: amount, ...entry };
  };
  return bookOnce(id, { ...request, kind: 'refund', entryOf }, caller);
};

const reversible = ({ kind, method, amount }: PaymentDocument, order: OrderDocument): boolean =>
  kind !== 'reversal' && method !== 'card' && method !== 'credit' && order.paid >= amount;

/** The day of the entry, as if there had been none; in a closed period today. */
const reversedOn = (
  { receivedAt }: PaymentDocument,
  { journal, timeZone }: Pick<ShopSettings, 'journal' | 'timeZone'>,
): string =>
  closedDayProblem(receivedAt, journal) === null ? receivedAt : dayOf(new Date(), timeZone);

/** The id of the entry that takes another one back. */
export const reversalIdOf = (paymentId: string): string => `reversal-${paymentId}`;

/** The entry that takes another one back, without why and by whom. */
export const reversalOf = (
  paymentId: string,
  entry: PaymentDocument,
  settings: Pick<ShopSettings, 'journal' | 'timeZone'>,
): Omit<PaymentEntry, 'by'> => ({
  kind: 'reversal',
  amount: -entry.amount,
  method: entry.method,
  reference: entry.reference,
  receivedAt: reversedOn(entry, settings),
  reverses: paymentId,
  ...(entry.kind === 'refund' && { refunded: entry.amount }),
});

/**
 * Takes back an entry that was a mistake, with an entry over the opposite amount of the same day; of
 * a closed period, with one of today. A repetition by
 * the same admin with the same reason gets the first one. Throws `order-not-found`,
 * `payment-not-found`, `payment-not-reversible` for one that has been reversed, a reversal, a payment by
 * card or credit, and a payment that has been refunded, and `payment-of-bank-entry` for a payment that
 * is taken back with the row of a bank statement for which it was booked.
 */
export const reversePayment = async (
  { id, payment: paymentId }: { id: string; payment: string },
  { reason }: ReversalInput,
  caller: Caller,
): Promise<RecordedPayment> => {
  if (!isDocumentId(paymentId)) throw new ApiError('payment-not-found');
  const reversalId = reversalIdOf(paymentId);
  const input = { id, reason };
  // Another input is another request, which finds the reversal.
  const sent = { caller: caller.uid, key: `${reversalId} ${inputHash(input)}`, input };
  const changes = payments.doc(reversalId);
  const request = { ...sent, changes, checkRights: checkedByRoute };
  return once(request, async (transaction, earlier) => {
    const paid = await readOrder(transaction, id, caller);
    const entry = await transaction.read(payments.doc(paymentId));
    if (entry?.orderId !== id) throw new ApiError('payment-not-found');
    if (earlier || !reversible(entry, paid.order)) throw new ApiError('payment-not-reversible');
    if (entry.bankEntryId) {
      throw new ApiError('payment-of-bank-entry', { bankEntryId: entry.bankEntryId });
    }
    const settings = await readSettingsIn(transaction);
    const reversal = { ...reversalOf(paymentId, entry, settings), reason, by: caller.uid };
    return book(transaction, paid, { paymentId: reversalId, entry: reversal }, caller);
  });
};
