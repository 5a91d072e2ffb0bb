/**
 * The rules of tax: the fields that settings and documents have for it, the amounts, and the texts
 * for people. Other modules pass these fields on and ask this one; none computes with a rate.
 */

/** The taxes that a shop charges, or that were agreed in an order, an offer or an invoice. */
export interface TaxRates {
  /** In basis points: 825 is 8.25 %. */
  taxRate: number;
}

/** The sum of the taxes, in whole cents. */
export interface TaxAmounts {
  tax: number;
}

/** The agreed amounts of an order, in whole cents. */
export interface OrderTotals extends TaxAmounts {
  subtotal: number;
  total: number;
}

/** Totals with the taxes in them. */
export interface TaxedTotals extends OrderTotals, TaxRates {}

/** The fields of totals with their taxes. */
export const taxedTotalFields = [
  'subtotal',
  'tax',
  'total',
  'taxRate',
] as const satisfies readonly (keyof TaxedTotals)[];

/** The taxes of a shop that charges none. */
export const noTaxes: TaxRates = { taxRate: 0 };

/** The taxes of settings or of a document, without its other fields. */
export const taxRatesOf = ({ taxRate }: TaxRates): TaxRates => ({ taxRate });

/** Whether any tax is charged. */
export const chargesTax = ({ taxRate }: TaxRates): boolean => taxRate > 0;

const basisPoints = 10_000;

/** The tax in cents on an amount in cents, at a rate in basis points. Half cents are rounded up. */
const taxOn = (amount: number, rate: number): number => {
  // In two parts, because the product of a large amount and the rate is not a safe integer.
  const rest = amount % basisPoints;
  return ((amount - rest) / basisPoints) * rate + Math.floor((rest * rate) / basisPoints + 0.5);
};

/** The totals of line items in cents; without `taxes`, those of a shop that charges none. */
export const totalsOf = (
  lines: readonly { lineTotal: number }[],
  { taxRate }: TaxRates = noTaxes,
): OrderTotals => {
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const tax = taxOn(subtotal, taxRate);
  return { subtotal, tax, total: subtotal + tax };
};

/** The totals of line items in cents, with the taxes in them. */
export const taxedTotalsOf = (
  lines: readonly { lineTotal: number }[],
  taxes: TaxRates,
): TaxedTotals => ({ ...totalsOf(lines, taxes), ...taxRatesOf(taxes) });

/**
 * The totals of a credit over a net amount in cents, after credits over the amounts of `before`. Its
 * tax is what all of them together have, less the tax of those before: so parts add up to the whole.
 */
export const creditTotalsOf = (
  net: number,
  before: { net: number; total: number },
  taxes: TaxRates,
): OrderTotals => {
  const all = totalsOf([{ lineTotal: before.net + net }], taxes);
  const total = all.total - before.total;
  return { subtotal: net, tax: total - net, total };
};

/** The totals of a document, without its other fields. */
export const totalsIn = ({ subtotal, tax, total }: OrderTotals): OrderTotals => ({
  subtotal,
  tax,
  total,
});

/** The sum of all taxes, in cents. */
export const taxSumOf = ({ tax }: TaxAmounts): number => tax;

const rateLabel = (rate: number): string => `${rate / 100}%`;

/** A tax in a list of totals: its name, `Tax (8.25%)`, and what it comes to in cents. */
export interface TaxLine {
  name: string;
  cents: number;
}

/** The taxes in totals, for people: empty if nothing has to be paid. */
export const taxLines = ({ tax, taxRate }: TaxAmounts & TaxRates): TaxLine[] =>
  tax > 0 ? [{ name: `Tax (${rateLabel(taxRate)})`, cents: tax }] : [];

/** The amounts of a document that one tax is on, in whole cents. */
export interface TaxGroup {
  /** The name of the tax; empty without one. */
  name: string;
  net: number;
  tax: number;
}

/** The amounts of a document by their tax: together its total. */
export const taxGroupsOf = ({ subtotal, tax, taxRate }: TaxedTotals): TaxGroup[] => [
  { name: taxRate > 0 ? `Tax (${rateLabel(taxRate)})` : '', net: subtotal, tax },
];

/** The taxes of a shop as its conditions name them: `8.25%, added to the prices`. */
export const taxConditions = (taxes: TaxRates): string =>
  chargesTax(taxes) ? `${rateLabel(taxes.taxRate)}, added to the prices` : 'None';

/** The names of the fields of `TaxRates` for people. */
export const taxFieldNames: Record<keyof TaxRates, string> = { taxRate: 'Tax rate' };

/** The values of the fields of `TaxRates` for people. */
export const taxFieldTexts: Record<keyof TaxRates, (value: number | string) => string> = {
  taxRate: (value) => rateLabel(Number(value)),
};
