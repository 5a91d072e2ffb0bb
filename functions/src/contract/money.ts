const centsPerDollar = 100;

/** Whole cents of an amount in dollars; an amount with a fraction of a cent is rounded. */
export const toCents = (dollars: number): number => Math.round(dollars * centsPerDollar);

/** The amount in dollars of whole cents. */
export const toDollars = (cents: number): number => cents / centsPerDollar;

/** Whether an amount in dollars has at most two decimals. */
export const isWholeCents = (dollars: number): boolean => toDollars(toCents(dollars)) === dollars;

/** What a quantity costs, in dollars, summed in whole cents. */
export const totalBill = (unitPrice: number, quantity: number): number =>
  toDollars(toCents(unitPrice) * quantity);

const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount in dollars as people read it: `$1,234.50`. */
export const formatMoney = (dollars: number): string => formatter.format(dollars);
