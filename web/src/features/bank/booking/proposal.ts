import { type BankBookingInput, type BankEntry, shopCurrency } from 'functions/contract';

/** Whether staff can book an entry at all: money of the shop's currency that came in. */
export const isBookable = ({ status, amount, currency }: BankEntry): boolean =>
  status === 'open' && amount > 0 && currency === shopCurrency;

/**
 * The booking of an entry as it is proposed; null if the proposal does not use up its amount, or has
 * none. A cash discount is written off.
 */
export const proposedBooking = (entry: BankEntry): BankBookingInput | null => {
  const { version, shares, amount, cause } = entry;
  const used = shares.reduce((sum, share) => sum + share.amount, 0);
  if (!isBookable(entry) || shares.length === 0 || used !== amount) return null;
  const isDiscount = cause === 'cash-discount';
  return {
    version,
    shares: shares.map((share) => ({
      invoiceNumber: share.invoiceNumber,
      amount: share.amount,
      writeOff: isDiscount ? share.open - share.amount : 0,
    })),
    overpayment: false,
    reason: isDiscount ? 'Cash discount' : '',
  };
};
