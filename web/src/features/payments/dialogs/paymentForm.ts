import {
  amountDueOf,
  decimalCents,
  formatCentsIn,
  type Payment,
  type PaymentInput,
  paymentDayProblem,
  paymentSchema,
  type RefundInput,
  readCents,
  refundDueOf,
  refundSchema,
  trimBlanks,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { shopDay } from '../../../domain/time/dates.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { paidByCard } from '../data/entries.ts';

/** The fields of a payment, as texts while someone is typing. */
export interface PaymentValues {
  amount: string;
  method: PaymentInput['method'];
  reference: string;
  receivedAt: string;
  overpayment: boolean;
}

/** The fields of a refund, as texts while someone is typing. */
export interface RefundValues extends Omit<PaymentValues, 'method' | 'overpayment'> {
  method: RefundInput['method'];
}

type Errors = Record<string, string>;

/** The values that the dialog of a payment starts with: all that is due, today. */
export const paymentStart = (order: Order, now: Date): PaymentValues => ({
  amount: amountDueOf(order) > 0 ? decimalCents(amountDueOf(order)) : '',
  method: 'bank-transfer',
  reference: '',
  receivedAt: shopDay(now),
  overpayment: false,
});

/** The most that can be refunded in one step: by card, no more than was paid by card. */
const firstRefundOf = (order: Order, payments: readonly Payment[]): number => {
  const byCard = paidByCard(payments);
  return byCard > 0 ? Math.min(refundDueOf(order), byCard) : refundDueOf(order);
};

/** The values that the dialog of a refund starts with: all that is due, the way it was paid. */
export const refundStart = (
  order: Order,
  payments: readonly Payment[],
  now: Date,
): RefundValues => ({
  amount: decimalCents(firstRefundOf(order, payments)),
  method: paidByCard(payments) > 0 ? 'card' : 'bank-transfer',
  reference: '',
  receivedAt: shopDay(now),
});

/** The typed cents; 0 for what the schema refuses. */
const centsIn = (typed: string): number => readCents(typed).value ?? 0;

/** By how many cents the typed amount is above what is due; 0 if it is not. */
export const excessOf = ({ amount }: Pick<PaymentValues, 'amount'>, order: Order): number =>
  Math.max(centsIn(amount) - amountDueOf(order), 0);

/** The body of a payment. */
export const paymentInput = (values: PaymentValues, order: Order): PaymentInput => ({
  amount: centsIn(values.amount),
  method: values.method,
  reference: trimBlanks(values.reference),
  receivedAt: values.receivedAt,
  ...(excessOf(values, order) > 0 && { overpayment: values.overpayment }),
});

/** The body of a refund. A card is refunded today, and has no reference. */
export const refundInput = (values: RefundValues, now: Date): RefundInput => ({
  amount: centsIn(values.amount),
  method: values.method,
  ...(values.method === 'card'
    ? { reference: '', receivedAt: shopDay(now) }
    : { reference: trimBlanks(values.reference), receivedAt: values.receivedAt }),
});

const invalidDay = (day: string, order: Order, now: Date): Errors => {
  const problem = paymentDayProblem(day, order, now);
  return problem ? { receivedAt: problem } : {};
};

/** The errors of a payment. More than is due needs a confirmation. */
export const paymentErrors = (values: PaymentValues, order: Order, now: Date): Errors => ({
  ...(excessOf(values, order) > 0 && !values.overpayment
    ? { overpayment: 'Confirm that it is more than is due' }
    : {}),
  ...invalidDay(values.receivedAt, order, now),
  ...schemaErrors(paymentSchema, values),
});

const excessiveRefund = (
  amount: number,
  { method }: RefundValues,
  order: Order,
  payments: readonly Payment[],
): Errors => {
  const due = refundDueOf(order);
  if (amount > due)
    return { amount: `Only ${formatCentsIn(order.currency, due)} has to be refunded` };
  const byCard = paidByCard(payments);
  return method === 'card' && amount > byCard
    ? { amount: `Only ${formatCentsIn(order.currency, byCard)} was paid by card` }
    : {};
};

/** The errors of a refund. */
export const refundErrors = (
  values: RefundValues,
  order: Order,
  payments: readonly Payment[],
  now: Date,
): Errors => ({
  ...excessiveRefund(centsIn(values.amount), values, order, payments),
  ...(values.method !== 'card' && invalidDay(values.receivedAt, order, now)),
  ...schemaErrors(refundSchema, { ...refundInput(values, now), amount: values.amount }),
});
