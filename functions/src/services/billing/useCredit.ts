import {
  amountDueOf,
  type CreditUseInput,
  dayOf,
  limits,
  type Payment,
  type RecordedJointPayment,
  refundDueOf,
  sharesOf,
} from '../../contract/index.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { orders } from '../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../store/reads/queries.ts';
import { type IdempotentRequest, keyedIdOf } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { customerId } from '../customers/customerId.ts';
import { type PaidOrder, toPayment } from '../ordering/booking/bookPayment.ts';
import { closeCardPage, payableFields } from '../ordering/booking/closeCardPage.ts';
import { type Booking, bookAll } from '../payments/bookByAdmin.ts';
import { readSettingsIn } from '../settings/settings.ts';
import { readOrders, readPaid } from './jointPayments.ts';

/** The most orders whose credit one call uses. */
const mostCredits = 20;

const creditFields = ['number', 'createdAt'] as const;

/** The orders of a payer that have a credit, the oldest first. Costs one read for each, at least one. */
const findCredits = async (payerId: string): Promise<{ orderId: string }[]> => {
  const credits = orders.where('payerId', '==', payerId).where('balance', '==', 'refund-due');
  const found = await findDocuments(selectFields(credits, creditFields), mostCredits);
  return found
    .toSorted((one, other) => Number(one.content.createdAt) - Number(other.content.createdAt))
    .map(({ id }) => ({ orderId: id }));
};

/** The numbers of orders, as far as a reference has room for them. */
const referenceTo = (all: readonly PaidOrder[]): string =>
  all
    .map(({ order }) => order.number)
    .join(' ')
    .slice(0, limits.paymentReference)
    .trim();

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** The part of the orders with a share. */
const withShares = (paid: readonly PaidOrder[], shares: readonly number[]) =>
  paid.flatMap((one, at) => (shares[at] ? [{ ...one, share: shares[at] }] : []));

/** Throws `refund-exceeded` for a payer without a credit, and `nothing-due` for paid invoices. */
const checkAmount = (credit: number, due: number): void => {
  if (due === 0) throw new ApiError('nothing-due');
  if (credit > 0) return;
  throw new ApiError('refund-exceeded', { due: 0, errors: { payer: 'There is no credit' } });
};

/**
 * Pays invoices of a payer with the credit that its other orders have, by due date, as far as it goes:
 * a refund of each order with a credit, and a payment of each invoice, without any money. A retry with
 * the same key gets the first entries. Throws `user-not-found`, `invoice-not-found`, `validation` for
 * invoices of another payer, `nothing-due`, and `refund-exceeded` without a credit.
 */
export const useCredit = async (
  { input, key }: IdempotentRequest<CreditUseInput>,
  caller: Caller,
): Promise<RecordedJointPayment> => {
  const payerId = customerId(input.payer);
  const invoices = await readPaid(input.invoices, caller);
  if (invoices.some((invoice) => invoice.payerId !== payerId)) {
    throw validationError({ invoices: 'All invoices must be of the same customer' });
  }
  const request = { caller: caller.uid, key, input, checkRights: checkedByRoute };
  const credits = await findCredits(payerId);
  const { pages, ...recorded } = await once(request, async (transaction: Transaction) => {
    const [payable, creditors, settings] = await Promise.all([
      readOrders(transaction, invoices),
      readOrders(transaction, credits),
      readSettingsIn(transaction),
    ]);
    const due = payable.map(({ order }) => amountDueOf(order));
    const credit = creditors.map(({ order }) => refundDueOf(order));
    const amount = Math.min(sumOf(due), sumOf(credit));
    checkAmount(sumOf(credit), sumOf(due));
    const paid = withShares(payable, sharesOf(amount, due));
    const used = withShares(creditors, sharesOf(amount, credit));
    const common = {
      method: 'credit',
      receivedAt: dayOf(new Date(), settings.timeZone),
      by: caller.uid,
    } as const;
    const entries = [
      ...used.map(({ share, ...one }) => ({
        one,
        entry: {
          ...common,
          kind: 'refund',
          amount: -share,
          refunded: share,
          reference: referenceTo(paid),
        } as const,
      })),
      ...paid.map(({ share, ...one }) => ({
        one,
        entry: {
          ...common,
          kind: 'payment',
          amount: share,
          reference: referenceTo(used),
        } as const,
      })),
    ];
    const payments: Payment[] = [];
    const closed: ReturnType<typeof payableFields>[] = [];
    for (const [at, { one, entry }] of entries.entries()) {
      const furtherId = keyedIdOf(transaction.id, `${at}`);
      const booking: Booking =
        at === 0
          ? { paymentId: transaction.id, entry }
          : { paymentId: furtherId, furtherId, entry };
      const booked = await bookAll(transaction, one, [booking], caller);
      payments.push(...booked.payments.map((payment) => toPayment(booking.paymentId, payment)));
      closed.push(payableFields({ ...booked.order, cardSession: one.order.cardSession }));
    }
    return { acknowledged: true as const, payments, pages: closed };
  });
  await Promise.all(pages.map(closeCardPage));
  return recorded;
};
