import { randomUUID } from 'node:crypto';
import {
  dayOf,
  noTaxes,
  type RecordedPayment,
  storedBalanceOf,
  usualTimeZone,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { placeOrder } from '../../services/ordering/placing/placeOrder.ts';
import { recordPayment } from '../../services/payments/recordPayments.ts';
import { type ReadSettings, readSettings } from '../../services/settings/settings.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { customers, orders, payments } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { asAdmin, callerOf, type SignedInCaller } from '../api/accounts.ts';
import { orderInput } from './orders.ts';

/** A customer who calls services only, and needs no account for that. */
export const newBuyer = (): SignedInCaller => {
  const uid = randomUUID();
  const account = { uid, email: `${uid}@example.test`, password: '', token: '' };
  return { ...callerOf(account), displayName: 'Ada' };
};

/** An admin who calls services only, and needs no account for that. */
export const newAdmin = (): SignedInCaller => asAdmin(newBuyer());

const hourMs = 3_600_000;

/** The settings of a shop whose customers have an hour to pay, unless it has agreed other terms. */
const prepaidSettings: ReadSettings = async () => ({
  ...(await readSettings()),
  ...noTaxes,
  defaultTerms: 'prepaid',
  holdHours: 1,
  orderMinimum: 0,
});

/** Places an order of five pieces of each tool at 19.99, on the usual terms. */
export const placeUsual = async (buyer: Caller, ...toolIds: string[]): Promise<string> =>
  (await placeOrder({ input: orderInput(...toolIds), key: undefined }, buyer)).insertedId;

/** Places a prepaid order of five pieces of each tool at 19.99, on hold for an hour. */
export const placePrepaid = async (buyer: Caller, ...toolIds: string[]): Promise<string> => {
  const request = { input: orderInput(...toolIds), key: undefined };
  return (await placeOrder(request, buyer, prepaidSettings)).insertedId;
};

/** A time at which the hold of a new prepaid order has ended. */
export const afterHold = (): Date => new Date(Date.now() + 2 * hourMs);

/** Makes an order due at a time, so that the scheduled job finds it. */
export const setDue = async (id: string, dueAt: Date): Promise<void> => {
  const order = await storedOrder(id);
  await orders.doc(id).update({ dueAt, ...storedBalanceOf({ ...order, dueAt }) });
};

/** Records a payment by bank transfer today, also of more than is due. */
export const pay = (id: string, amount: number, admin: Caller): Promise<RecordedPayment> => {
  const received = {
    method: 'bank-transfer',
    receivedAt: dayOf(new Date(), usualTimeZone),
  } as const;
  const input = { amount, ...received, overpayment: true };
  return recordPayment(id, { input, key: undefined }, admin);
};

/** An order that must exist. */
export const storedOrder = async (id: string): Promise<OrderDocument> => {
  const order = await readDocument(orders.doc(id));
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
};

/** The sum of an order's payment entries, and its customer's open amount. */
export const moneyOf = async (id: string): Promise<{ paid: number; open: number }> => {
  const { payerId } = await storedOrder(id);
  const [{ docs }, customer] = await Promise.all([
    payments.where('orderId', '==', id).get(),
    readDocument(customers.doc(payerId)),
  ]);
  const paid = docs.reduce((sum, entry) => sum + entry.data().amount, 0);
  return { paid, open: customer?.open ?? 0 };
};
