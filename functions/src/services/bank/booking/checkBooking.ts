import { amountDueOf, formatCents, type ShopSettings } from '../../../contract/index.ts';
import type { BankEntryDocument } from '../../../documents/bank.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { PaidOrder } from '../../ordering/booking/bookPayment.ts';
import { checkDay } from '../../payments/recordPayments.ts';

/** What a row pays of an order, and what is written off of it, in cents. */
export interface OrderShare {
  amount: number;
  writeOff: number;
}

/** How a row is booked: all of it, on orders in the order of its shares. */
export interface EntryBooking {
  shares: readonly OrderShare[];
  overpayment: boolean;
  reason: string;
}

/** What is left of a row beyond its shares, in cents. */
export const leftOf = (
  { amount }: Pick<BankEntryDocument, 'amount'>,
  shares: readonly OrderShare[],
): number => shares.reduce((left, share) => left - share.amount, amount);

/** Throws `validation` for a row that no booking can use. */
const checkBookable = (
  { amount, currency, returned }: BankEntryDocument,
  paid: readonly PaidOrder[],
): void => {
  const problem = (shares: string) => validationError({ shares });
  if (amount <= 0) throw problem('This money went out: it pays no invoice');
  if (returned) throw problem('This takes back an earlier payment: undo that one');
  if (paid.some(({ order }) => order.currency !== currency)) {
    throw problem(`The transfer is in ${currency}, and the invoice is not`);
  }
  if (new Set(paid.map(({ order }) => order.payerId)).size > 1) {
    throw problem('All invoices must be of the same customer');
  }
  if (new Set(paid.map(({ id }) => id)).size < paid.length) {
    throw problem('Each invoice can be paid once');
  }
};

/** Throws `overpayment`, `write-off-exceeded` and `validation` for amounts that cannot be booked. */
const checkAmounts = (
  entry: BankEntryDocument,
  paid: readonly PaidOrder[],
  { shares, overpayment, reason }: EntryBooking,
  { writeOffLimit }: ShopSettings,
): void => {
  const left = leftOf(entry, shares);
  if (left < 0) {
    const message = `The shares are ${formatCents(-left)} more than the transfer`;
    throw validationError({ shares: message });
  }
  const tooMuch = (errors: Record<string, string>, due: number) =>
    new ApiError('overpayment', { due, errors });
  if (left > 0 && !overpayment) {
    throw tooMuch(
      { shares: `${formatCents(left)} of the transfer is left over` },
      entry.amount - left,
    );
  }
  for (const [at, share] of shares.entries()) {
    const due = paid[at] ? amountDueOf(paid[at].order) : 0;
    const isLast = at === shares.length - 1;
    const message = due > 0 ? `Only ${formatCents(due)} is due` : 'Nothing is due';
    if (share.amount > due && !(overpayment && isLast)) {
      throw tooMuch({ [`shares[${at}].amount`]: message }, due);
    }
    if (share.writeOff === 0) continue;
    if (share.amount + share.writeOff > due) {
      throw tooMuch({ [`shares[${at}].writeOff`]: message }, due);
    }
    if (share.writeOff > writeOffLimit) {
      const limit = `At most ${formatCents(writeOffLimit)} is written off`;
      const errors = { [`shares[${at}].writeOff`]: limit };
      throw new ApiError('write-off-exceeded', { due: writeOffLimit, errors });
    }
    if (reason === '') throw validationError({ reason: 'Enter the reason of the write-off' });
  }
};

/**
 * Throws `validation` for a row that cannot be booked like this and for a day in a closed period, and
 * `overpayment` and `write-off-exceeded` for its amounts.
 */
export const checkBooking = (
  entry: BankEntryDocument,
  paid: readonly PaidOrder[],
  booking: EntryBooking,
  settings: ShopSettings,
): void => {
  checkBookable(entry, paid);
  for (const { order } of paid) checkDay(entry.day, order, settings);
  checkAmounts(entry, paid, booking, settings);
};
