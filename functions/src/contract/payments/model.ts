import { boolean, type InferType, number, object, string } from 'yup';
import type { Acknowledged } from '../calls/responses.ts';
import { dayOf, isDay } from '../days.ts';
import type { InvoiceSummary } from '../invoices/model.ts';
import { limits } from '../limits.ts';
import { type Currency, toCents } from '../money.ts';
import { readCents } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import type { PaymentMethod } from '../orders/forms.ts';
import type { Order } from '../orders/model.ts';
import type { BankDetails } from '../settings/model.ts';
import { oneLine, requiredText, text } from '../text/text.ts';

/**
 * The kinds of entries: money that came in, money that went back, and the correction of a mistake.
 */
export const paymentKinds = ['payment', 'refund', 'reversal'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** The ways in which an admin can record that money has moved. Cards record themselves. */
export const recordedMethods = ['bank-transfer', 'cheque', 'cash'] as const;
export type RecordedMethod = (typeof recordedMethods)[number];

/** The ways in which a receivable ends without money: staff give it up, or pay it with a credit. */
export const settledMethods = ['write-off', 'credit'] as const;
type SettledMethod = (typeof settledMethods)[number];

/** All ways in which an entry can change what is open. */
export type EntryMethod = RecordedMethod | PaymentMethod | SettledMethod;

/** A payment by card at the payment provider. */
export interface CardReference {
  sessionId: string;
  paymentIntentId: string;
}

/** A payment of several orders, of which each has an entry over its part. */
export interface PaidTogether {
  /** Of all parts, in cents. */
  amount: number;
  orderNumbers: string[];
}

export interface PaymentFields {
  orderId: string;
  orderNumber: string;
  /** Who pays: the uid of a person, or the id of a company. */
  payerId: string;
  payerName: string;
  /** The account that placed the order. */
  userId: string;
  userName: string;
  kind: PaymentKind;
  /** In whole cents: negative when money went back, and in the reversal of a payment. */
  amount: number;
  /** The currency of its order. */
  currency: Currency;
  method: EntryMethod;
  /** The text of the bank statement or the number of a cheque; may be empty. */
  reference: string;
  /** The day on which the money moved: `2026-11-21`. */
  receivedAt: string;
  /** Of a reversal: the entry that it takes back, and why. */
  reverses: string | null;
  reason: string;
  /** The admin who recorded it; null for the payment provider. */
  by: string | null;
  /** Of an entry over a part of a payment. */
  together?: PaidTogether;
  /** The row of a bank statement for which it was booked; missing for other entries. */
  bankEntryId?: string;
}

/** A payment, refund or reversal in a response; times are ISO 8601. */
export interface Payment extends PaymentFields {
  _id: string;
  recordedAt: string;
}

const amount = typedNumber(number(), readCents, 'Enter the amount')
  .required('Enter the amount')
  .integer('The amount must be in whole cents')
  .min(1, 'The amount must be more than 0')
  .max(toCents(limits.total.max), 'The amount is too large');

const method = string()
  .typeError('Payment method must be a text')
  .required('Choose how it was paid')
  .oneOf(recordedMethods, `Payment method must be one of: ${recordedMethods.join(', ')}`);

const reference = text('Reference', limits.paymentReference).matches(
  oneLine,
  'Reference must be one line',
);

const receivedAt = string()
  .typeError('The date must be a day, like 2026-11-21')
  .required('Enter the date')
  .test('day', 'The date must be a day, like 2026-11-21', isDay);

/** The body of a payment. More than is due is refused unless `overpayment` is true. */
export const paymentSchema = object({
  amount,
  method,
  reference,
  receivedAt,
  overpayment: boolean()
    .typeError('Overpayment must be true or false')
    .nonNullable('Overpayment must be true or false'),
});
export type PaymentInput = InferType<typeof paymentSchema>;

/** The body of a refund. A card is refunded at the payment provider, on the day of the request. */
export const refundSchema = object({
  amount,
  method: string()
    .typeError('Payment method must be a text')
    .required('Choose how it is refunded')
    .oneOf(
      [...recordedMethods, 'card'] as const,
      `Payment method must be one of: ${[...recordedMethods, 'card'].join(', ')}`,
    ),
  reference,
  receivedAt,
});
export type RefundInput = InferType<typeof refundSchema>;

/** The body of a reversal. */
export const reversalSchema = object({
  reason: requiredText('Reason', limits.transitionReason, 'Enter the reason'),
});
export type ReversalInput = InferType<typeof reversalSchema>;

/** Where a day ends last, and where it begins first. A bank dates payments by its own clocks. */
const banks = { last: 'Etc/GMT+12', first: 'Pacific/Kiritimati' } as const;

/** The days that a payment for an order can have: from the order until today, anywhere on earth. */
const paymentDaysOf = (
  { createdAt }: { createdAt: Date | string },
  now: Date,
): { earliest: string; latest: string } => ({
  earliest: dayOf(new Date(createdAt), banks.last),
  latest: dayOf(now, banks.first),
});

/** The problem with the day of a payment; null if there is none. */
export const paymentDayProblem = (
  receivedAtDay: string,
  order: { createdAt: Date | string },
  now: Date,
): string | null => {
  const { earliest, latest } = paymentDaysOf(order, now);
  if (receivedAtDay < earliest) return 'The date must not be before the order';
  return receivedAtDay > latest ? 'The date must not be in the future' : null;
};

/** All that an order's page shows about its payment. */
export interface OrderPayments {
  /** All entries, oldest first. */
  payments: Payment[];
  /** Its invoice and credit note, oldest first. */
  invoices: InvoiceSummary[];
  bank: BankDetails;
  /** Whether the caller can pay the amount due by card now. */
  cardPayments: boolean;
}

/** The response to a payment, refund or reversal: the entry, and the order after it. */
export interface RecordedPayment extends Acknowledged {
  payment: Payment;
  order: Order;
}
