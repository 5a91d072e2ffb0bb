import { type Currency, formatCentsIn } from 'functions/contract';

/** An amount with its sign: `−$5.00` for money that went back. */
export const signedAmount = (cents: number, currency: Currency): string =>
  cents < 0 ? `−${formatCentsIn(currency, -cents)}` : formatCentsIn(currency, cents);
