import type { Payment } from 'functions/contract';

/** The entry that takes another one back, if there is one. */
export const reversalOf = (
  payments: readonly Payment[],
  { _id }: Pick<Payment, '_id'>,
): Payment | undefined => payments.find(({ reverses }) => reverses === _id);

/**
 * Whether an admin can take an entry back: payments by card or credit, and refunded ones, cannot be,
 * and those of a bank statement only with its row.
 */
export const isReversible = (
  payments: readonly Payment[],
  entry: Payment,
  order: { paid: number },
): boolean =>
  entry.kind !== 'reversal' &&
  entry.method !== 'card' &&
  entry.method !== 'credit' &&
  entry.bankEntryId === undefined &&
  order.paid >= entry.amount &&
  reversalOf(payments, entry) === undefined;

/** The amount paid by card and not refunded, in cents. */
export const paidByCard = (payments: readonly Payment[]): number =>
  payments.filter(({ method }) => method === 'card').reduce((sum, { amount }) => sum + amount, 0);
