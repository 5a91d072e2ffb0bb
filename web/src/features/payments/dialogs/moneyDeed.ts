import { type Currency, formatCentsIn, readCents } from 'functions/contract';

/** A deed with the typed amount: `Record payment of $71.00`; without it while that is no amount. */
export const moneyDeed = (
  deed: string,
  typed: string,
  currency: Currency,
  link = ' of',
): string => {
  const cents = readCents(typed).value ?? 0;
  return cents > 0 ? `${deed}${link} ${formatCentsIn(currency, cents)}` : deed;
};
