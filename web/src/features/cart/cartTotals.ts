import { type OrderTotals, type ResolvedRows, totalsOf } from 'functions/contract';
import type { PricedLine } from '../../domain/cart/priced/resolveCart.ts';
import { stateOf, type TypedQuantities } from './lines/lineState.ts';

/** What a cart comes to. Money is in whole cents. */
export interface CartTotals extends OrderTotals {
  lines: number;
  /** The lines that can be ordered. Only these are in the amounts and in `pieces`. */
  orderable: number;
  pieces: number;
  /** What is missing to the order minimum; 0 when it is reached. */
  missing: number;
}

/** What an order must cost at least, in cents, and its tax rate in basis points. */
export type CartTerms = Pick<ResolvedRows, 'orderMinimum' | 'taxRate'>;

/** Adds up the lines that can be ordered. */
export const cartTotalsOf = (
  priced: readonly PricedLine[],
  typed: TypedQuantities,
  { orderMinimum, taxRate }: CartTerms,
): CartTotals => {
  const orderable = priced.filter((line) => stateOf(line, typed) === 'ready');
  const totals = totalsOf(
    orderable.flatMap(({ price }) => price ?? []),
    taxRate,
  );
  return {
    ...totals,
    lines: priced.length,
    orderable: orderable.length,
    pieces: orderable.reduce((sum, { line }) => sum + line.quantity, 0),
    missing: Math.max(orderMinimum - totals.subtotal, 0),
  };
};
