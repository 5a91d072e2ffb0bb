/** What is agreed for an order, in whole cents. */
export interface OrderTotals {
  subtotal: number;
  tax: number;
  total: number;
}

/** The price of a line item in cents. */
export const lineTotalOf = (unitPrice: number, quantity: number): number => unitPrice * quantity;

const basisPoints = 10_000;

/** The tax in cents on an amount in cents, at a rate in basis points. Half cents are rounded up. */
const taxOn = (amount: number, rate: number): number => {
  // In two parts, because the product of a large amount and the rate is not a safe integer.
  const rest = amount % basisPoints;
  return ((amount - rest) / basisPoints) * rate + Math.floor((rest * rate) / basisPoints + 0.5);
};

/** The totals of line items in cents, with tax at a rate in basis points. */
export const totalsOf = (lines: readonly { lineTotal: number }[], taxRate = 0): OrderTotals => {
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const tax = taxOn(subtotal, taxRate);
  return { subtotal, tax, total: subtotal + tax };
};
