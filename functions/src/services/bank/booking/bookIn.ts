import {
  type BankBooking,
  type BankEntry,
  limits,
  type Payment,
  type ShopSettings,
} from '../../../contract/index.ts';
import type { BankEntryDocument } from '../../../documents/bank.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { keyedIdOf } from '../../../store/writes/idempotency.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { type PaidOrder, toPayment } from '../../ordering/booking/bookPayment.ts';
import { payableFields } from '../../ordering/booking/closeCardPage.ts';
import { type Booking, bookAll } from '../../payments/bookByAdmin.ts';
import { learnAccount } from '../matching/learntAccounts.ts';
import { checkBooking, type EntryBooking, leftOf, type OrderShare } from './checkBooking.ts';
import { handledBy, moveEntry } from './entryState.ts';

/** All that decides about the booking of a row, as a transaction has read it. */
interface EntryWork {
  id: string;
  entry: BankEntryDocument;
  /** In the order of the shares. */
  paid: readonly PaidOrder[];
  settings: ShopSettings;
  booking: EntryBooking;
}

/** A booked row, its payments, and the orders whose card pages may take too much. */
interface BookedWork {
  entry: BankEntry;
  payments: Payment[];
  pages: ReturnType<typeof payableFields>[];
}

/** The text of a transfer as the reference of its payments. */
const referenceOf = ({ reference, text }: BankEntryDocument): string =>
  [reference, text].join(' ').replace(/\s+/g, ' ').trim().slice(0, limits.paymentReference).trim();

/** The payment of an order for its share of a row, and what is written off of it. */
const bookingsOf = (
  transactionId: string,
  at: number,
  common: Omit<Booking['entry'], 'amount' | 'method'>,
  { amount, writeOff }: OrderShare,
): [Booking, ...Booking[]] => {
  const further = keyedIdOf(transactionId, `${at}`);
  const ids = at === 0 ? { paymentId: transactionId } : { paymentId: further, furtherId: further };
  const payment: Booking = { ...ids, entry: { ...common, method: 'bank-transfer', amount } };
  if (writeOff === 0) return [payment];
  const { together: _, ...alone } = common;
  const paymentId = keyedIdOf(transactionId, `write-off ${at}`);
  const written = { ...alone, method: 'write-off', amount: writeOff } as const;
  return [payment, { paymentId, furtherId: paymentId, entry: written }];
};

const toBooking = (
  { _id: paymentId, orderId, orderNumber, payerId, payerName, amount, method }: Payment,
  { invoiceNumber }: PaidOrder['order'],
): BankBooking => ({
  paymentId,
  invoiceNumber: invoiceNumber ?? orderNumber,
  orderId,
  orderNumber,
  payerId,
  payerName,
  amount,
  writtenOff: method === 'write-off',
});

/**
 * Books a row in a transaction that has read all that it takes: its payments and write-offs, and the
 * payer of its account. Throws what `checkBooking` throws.
 */
export const bookIn = async (
  transaction: Transaction,
  { id, entry, paid, settings, booking }: EntryWork,
  caller: Caller,
): Promise<BookedWork> => {
  checkBooking(entry, paid, booking, settings);
  const { shares, reason } = booking;
  const orderNumbers = paid.map(({ order }) => order.number);
  const common = {
    kind: 'payment',
    reference: referenceOf(entry),
    receivedAt: entry.day,
    by: caller.uid,
    bankEntryId: id,
    ...(paid.length > 1 && { together: { amount: entry.amount, orderNumbers } }),
  } as const;
  const payments: Payment[] = [];
  const bookings: BankBooking[] = [];
  const pages: BookedWork['pages'] = [];
  for (const [at, one] of paid.entries()) {
    const share = shares[at] as OrderShare;
    const left = at === paid.length - 1 ? leftOf(entry, shares) : 0;
    const all = bookingsOf(transaction.id, at, common, { ...share, amount: share.amount + left });
    for (const { entry: written } of all.slice(1)) written.reason = reason;
    const booked = await bookAll(transaction, one, all, caller);
    const added = booked.payments.map((document, place) =>
      toPayment(all[place]?.paymentId ?? '', document),
    );
    payments.push(...added);
    bookings.push(...added.map((payment) => toBooking(payment, one.order)));
    pages.push(payableFields({ ...booked.order, cardSession: one.order.cardSession }));
  }
  const [{ order: payer }] = paid as [PaidOrder];
  await learnAccount(transaction, entry.payerAccount, payer);
  const step = { status: 'booked', bookings, ...handledBy(caller) } as const;
  return { entry: moveEntry(transaction, id, entry, step), payments, pages };
};
