import type { BankUndoInput, BookedEntry, Payment } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { payments as stored } from '../../../store/collections/collections.ts';
import { type IdempotentRequest, keyedIdOf } from '../../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../../store/writes/once.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { readOrders } from '../../billing/jointPayments.ts';
import { type PaidOrder, toPayment } from '../../ordering/booking/bookPayment.ts';
import { bookAll } from '../../payments/bookByAdmin.ts';
import { reversalIdOf, reversalOf } from '../../payments/recordPayments.ts';
import { readSettingsIn } from '../../settings/settings.ts';
import { unlearnAccount } from '../matching/learntAccounts.ts';
import { entryResource } from '../storedEntries.ts';
import { checkedEntry, type EntryStep, moveEntry, unhandled } from './entryState.ts';

const readPayments = async ({ read }: Transaction, ids: readonly string[]) => {
  const found = await Promise.all(ids.map((id) => read(stored.doc(id))));
  return found.map((payment, at) => {
    if (!payment) throw new ApiError('payment-not-found');
    return { id: ids[at] ?? '', payment };
  });
};

/** Whether an order has paid back more than is left without these payments. */
const isRefunded = (
  { order }: PaidOrder,
  booked: readonly { payment: { amount: number } }[],
): boolean => order.paid < booked.reduce((sum, { payment }) => sum + payment.amount, 0);

/**
 * Takes back the booking of a row: its payments and write-offs, in a closed period with the day of
 * today. It is open again, and teaches no account any more. A retry with the same key gets the first
 * answer. Throws `entry-not-found`, `entry-not-booked` and `precondition-failed` with the row as it is,
 * and `payment-not-reversible` if one of the orders has been refunded since.
 */
export const undoBooking = async (
  id: string,
  { input, key }: IdempotentRequest<BankUndoInput>,
  caller: Caller,
): Promise<BookedEntry> => {
  const changes = entryResource.reference(id);
  const request = { caller: caller.uid, key, input: { id, undo: true, ...input }, changes };
  return once({ ...request, checkRights: checkedByRoute }, async (transaction, content) => {
    const entry = checkedEntry(id, content, 'booked', input.version);
    const ofOrders = new Map(entry.bookings.map((booking) => [booking.orderId, booking]));
    const [booked, paid, settings] = await Promise.all([
      readPayments(
        transaction,
        entry.bookings.map(({ paymentId }) => paymentId),
      ),
      readOrders(transaction, [...ofOrders.values()]),
      readSettingsIn(transaction),
    ]);
    const reversals: Payment[] = [];
    for (const [at, order] of paid.entries()) {
      const ofOrder = booked.filter(({ payment }) => payment.orderId === order.id);
      const all = ofOrder.map(({ id: paymentId, payment }, place) => {
        const reversal = reversalOf(paymentId, payment, settings);
        const isFirst = at === 0 && place === 0;
        return {
          paymentId: reversalIdOf(paymentId),
          entry: { ...reversal, reason: input.reason, by: caller.uid, bankEntryId: id },
          ...(!isFirst && { furtherId: keyedIdOf(transaction.id, paymentId) }),
        };
      });
      if (isRefunded(order, ofOrder)) throw new ApiError('payment-not-reversible');
      const { payments } = await bookAll(transaction, order, all, caller);
      reversals.push(
        ...payments.map((payment, place) => toPayment(all[place]?.paymentId ?? '', payment)),
      );
    }
    const [{ payerId = '' } = {}] = entry.bookings;
    await unlearnAccount(transaction, entry.payerAccount, { payerId });
    const certainty = entry.certainty === 'sure' ? 'proposal' : entry.certainty;
    const step: EntryStep = { status: 'open', bookings: [], certainty, undone: true, ...unhandled };
    return {
      acknowledged: true,
      entry: moveEntry(transaction, id, entry, step),
      payments: reversals,
    };
  });
};
