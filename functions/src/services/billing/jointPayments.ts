import {
  type Actor,
  formatCents,
  invoiceStateOf,
  type JointInvoice,
  type JointPayment,
  type JointPaymentInput,
  jointReferenceOf,
  type Payment,
  paysFor,
  type RecordedJointPayment,
  sharesOf,
} from '../../contract/index.ts';
import type { StoredInvoice } from '../../documents/orders/invoices.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { invoices, orders } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { type IdempotentRequest, keyedIdOf } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import type { PaidOrder } from '../ordering/booking/bookPayment.ts';
import { closeCardPage, payableFields } from '../ordering/booking/closeCardPage.ts';
import { book } from '../payments/bookByAdmin.ts';
import { checkDay } from '../payments/recordPayments.ts';
import { readSettings, readSettingsIn } from '../settings/settings.ts';

const paidFields = [
  'number',
  'kind',
  'orderId',
  'orderNumber',
  'dueAt',
  'payerId',
  'userId',
  'currency',
] as const;
type PaidInvoice = Pick<StoredInvoice, (typeof paidFields)[number]>;

const byDueDate = (one: PaidInvoice, other: PaidInvoice): number =>
  Number(one.dueAt) - Number(other.dueAt) || one.number.localeCompare(other.number);

/** The invoices, by due date. Throws `invoice-not-found`, and `validation` if several customers pay. */
export const readPaid = async (
  numbers: readonly string[],
  caller: Actor,
): Promise<PaidInvoice[]> => {
  const references = numbers.map((number) => invoices.doc(number));
  const found = await readFields(references, paidFields);
  const paid = found.filter((invoice) => invoice?.kind === 'invoice') as PaidInvoice[];
  if (paid.length < numbers.length || !paid.every((one) => caller.staff || paysFor(one, caller))) {
    throw new ApiError('invoice-not-found');
  }
  if (new Set(paid.map(({ payerId }) => payerId)).size > 1) {
    throw validationError({ invoices: 'All invoices must be of the same customer' });
  }
  return paid.toSorted(byDueDate);
};

const stateFields = ['status', 'total', 'credited', 'paid', 'refunded', 'dueAt'] as const;

const readOpen = async (paid: readonly PaidInvoice[]): Promise<JointInvoice[]> => {
  const references = paid.map(({ orderId }) => orders.doc(orderId));
  const states = await readFields(references, stateFields);
  const now = new Date();
  return paid.flatMap(({ number, orderNumber, dueAt }, at) => {
    const state = states[at];
    const open = state ? invoiceStateOf(state, now).open : 0;
    return open > 0 ? [{ number, orderNumber, dueAt: dueAt?.toISOString() ?? null, open }] : [];
  });
};

const totalOf = (open: readonly number[]): number => open.reduce((sum, due) => sum + due, 0);

/**
 * How the caller pays several invoices by one transfer, or how an admin finds what one was for.
 * Those that are not open any more are left out. Throws `invoice-not-found`, also for invoices that
 * the caller does not pay, `nothing-due`, and `validation` if several customers pay them.
 */
export const getJointPayment = async (
  numbers: readonly string[],
  caller: Actor,
): Promise<JointPayment> => {
  const paid = await readPaid(numbers, caller);
  const [open, { bank, currency }] = await Promise.all([readOpen(paid), readSettings()]);
  if (open.length === 0) throw new ApiError('nothing-due');
  return {
    reference: jointReferenceOf(open.map(({ number }) => number)),
    invoices: open,
    total: totalOf(open.map((invoice) => invoice.open)),
    currency: paid[0]?.currency ?? currency,
    bank,
  };
};

/** The orders as a transaction reads them. Throws `order-not-found`. */
export const readOrders = async (
  { read }: Pick<Transaction, 'read'>,
  paid: readonly { orderId: string }[],
): Promise<PaidOrder[]> => {
  const found = await Promise.all(paid.map(({ orderId }) => read(orders.doc(orderId))));
  return paid.map(({ orderId: id }, at) => {
    const order = found[at];
    if (!order) throw new ApiError('order-not-found');
    return { id, order };
  });
};

const sharesIn = (amount: number, paid: readonly PaidOrder[], now: Date): number[] => {
  const open = paid.map(({ order }) => invoiceStateOf(order, now).open);
  const due = totalOf(open);
  if (amount <= due) return sharesOf(amount, open);
  const message = due > 0 ? `Only ${formatCents(due)} is due` : 'Nothing is due';
  throw new ApiError('overpayment', { due, errors: { amount: message } });
};

/**
 * Records one payment for several invoices on their orders, the first due ones first, all or none. A
 * retry with the same key gets the first entries. Throws `invoice-not-found`, `validation` for
 * invoices of several customers and for a day before an order, in the future or in a closed period, and `overpayment`
 * for more than is due: what is too much belongs to one order, where staff record it.
 */
export const recordJointPayment = async (
  { input, key }: IdempotentRequest<JointPaymentInput>,
  caller: Caller,
): Promise<RecordedJointPayment> => {
  const { invoices: numbers, amount, reference = '', ...entry } = input;
  const paid = await readPaid(numbers, caller);
  const request = { caller: caller.uid, key, input, checkRights: checkedByRoute };
  const { payments, pages } = await once(request, async (transaction) => {
    const payable = await readOrders(transaction, paid);
    const settings = await readSettingsIn(transaction);
    for (const { order } of payable) checkDay(entry.receivedAt, order, settings);
    const shares = sharesIn(amount, payable, new Date());
    const orderNumbers = payable.flatMap(({ order }, at) => (shares[at] ? order.number : []));
    const together = orderNumbers.length > 1 && { together: { amount, orderNumbers } };
    const common = { kind: 'payment', reference, ...entry, by: caller.uid, ...together } as const;
    const booked: { payment: Payment; page: ReturnType<typeof payableFields> }[] = [];
    for (const [at, order] of payable.entries()) {
      const share = shares[at] ?? 0;
      if (share === 0) continue;
      const furtherId = keyedIdOf(transaction.id, order.order.number);
      const ids =
        booked.length === 0 ? { paymentId: transaction.id } : { paymentId: furtherId, furtherId };
      const booking = { ...ids, entry: { ...common, amount: share } };
      const recorded = await book(transaction, order, booking, caller);
      const { cardSession } = order.order;
      booked.push({
        payment: recorded.payment,
        page: payableFields({ ...recorded.order, cardSession }),
      });
    }
    return {
      payments: booked.map(({ payment }) => payment),
      pages: booked.map(({ page }) => page),
    };
  });
  await Promise.all(pages.map(closeCardPage));
  return { acknowledged: true, payments };
};
