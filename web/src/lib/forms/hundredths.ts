import { decimalCents, toDollars } from 'functions/contract';
/** Hundredths as a field shows them: `8.25`, or `8` without decimals. */
export const hundredthsText = (hundredths: number): string => String(hundredths / 100);

/** Cents as a field shows them in dollars: `250.50`, or `250` in whole dollars. */
export const dollarsText = (cents: number): string =>
  Number.isInteger(toDollars(cents)) ? String(toDollars(cents)) : decimalCents(cents);
