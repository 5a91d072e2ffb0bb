import { type LinePieces, piecesOfTool } from '../orders/lineCounters.ts';
import type { OrderLine } from '../orders/model.ts';
import type { CreditAmounts } from '../orders/orderSteps.ts';
import { creditTotalsOf, type OrderTotals, type TaxedTotals } from '../tax/tax.ts';
import type { InvoiceLine } from './model.ts';

/** What a credit note says: its lines, and what they come to. Money is in whole cents. */
export interface CreditContents {
  lines: InvoiceLine[];
  totals: OrderTotals;
}

/** The fields of an order that decide about its credit notes. */
export interface CreditedOrder extends TaxedTotals {
  lines: readonly OrderLine[];
  credited: CreditAmounts;
}

/** The net amount of an invoice that has not been credited. */
export const leftToCredit = ({ subtotal, credited }: CreditedOrder): number =>
  subtotal - credited.net;

const lineOf = (line: OrderLine, quantity: number): InvoiceLine => ({
  sku: line.sku,
  toolName: line.toolName,
  quantity,
  unitPrice: line.unitPrice,
  lineTotal: line.unitPrice * quantity,
});

/** A line of a credit note that is not about pieces. */
const amountLine = (text: string, amount: number): InvoiceLine => ({
  sku: '',
  toolName: text,
  quantity: 1,
  unitPrice: amount,
  lineTotal: amount,
});

const netOfLines = (lines: readonly InvoiceLine[]): number =>
  lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);

const contentsOf = (order: CreditedOrder, lines: InvoiceLine[]): CreditContents => ({
  lines,
  totals: creditTotalsOf(netOfLines(lines), order.credited, order),
});

/** A credit over pieces at the prices of their lines. */
export const creditOfPieces = (
  order: CreditedOrder,
  pieces: readonly LinePieces[],
): CreditContents => {
  const lines = order.lines.map((line) => lineOf(line, piecesOfTool(pieces, line.toolId)));
  return contentsOf(
    order,
    lines.filter(({ quantity }) => quantity > 0),
  );
};

/** A credit over a net amount, with a text. */
export const creditOfAmount = (
  order: CreditedOrder,
  text: string,
  amount: number,
): CreditContents => contentsOf(order, [amountLine(text, amount)]);

/** The text of the line that takes off a fee for a return. */
const returnFeeText = (feeRate: number): string => `Less return fee of ${feeRate / 100}%`;

/** Lines without an amount that is no part of them, such as a fee. */
const lessAmount = (lines: readonly InvoiceLine[], text: string, amount: number): InvoiceLine[] =>
  amount > 0 ? [...lines, amountLine(text, -amount)] : [...lines];

/**
 * The credit for returned pieces less a fee in basis points: an amount that was credited before,
 * without naming pieces, is not credited again. Null if nothing is left.
 */
export const creditOfReturned = (
  order: CreditedOrder,
  pieces: readonly LinePieces[],
  feeRate: number,
): CreditContents | null => {
  const { lines } = creditOfPieces(order, pieces);
  const fee = Math.round((netOfLines(lines) * feeRate) / 10_000);
  const charged = lessAmount(lines, returnFeeText(feeRate), fee);
  const excess = netOfLines(charged) - leftToCredit(order);
  const all = lessAmount(charged, creditedBeforeText, excess);
  return netOfLines(all) > 0 ? contentsOf(order, all) : null;
};

/** The text of the line that takes off what was credited without pieces. */
export const creditedBeforeText = 'Less credited before';

/**
 * The credit for cancelled pieces: an amount that was credited before, without naming pieces, is
 * not credited again. Null if nothing is left.
 */
export const creditOfCancelled = (
  order: CreditedOrder,
  pieces: readonly LinePieces[],
): CreditContents | null => {
  const left = leftToCredit(order);
  const credit = creditOfPieces(order, pieces);
  const excess = credit.totals.subtotal - left;
  if (left === 0 || credit.lines.length === 0) return null;
  if (excess <= 0) return credit;
  return contentsOf(order, [...credit.lines, amountLine(creditedBeforeText, -excess)]);
};
