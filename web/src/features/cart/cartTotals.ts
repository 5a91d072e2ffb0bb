import { type OrderTotals, totalsOf } from 'functions/contract';
import type { PricedLine } from '../../cart/resolveCart.ts';
import { stateOf, type TypedQuantities } from './lineState.ts';

/** What a cart comes to. Money is in whole cents. */
export interface CartTotals extends OrderTotals {
  lines: number;
  /** The lines that can be ordered. Only these are in the amounts and in `pieces`. */
  orderable: number;
  pieces: number;
  /** What is missing to the order minimum; 0 when it is reached. */
  missing: number;
}

/** Adds up the lines that can be ordered. */
export const cartTotalsOf = (
  priced: readonly PricedLine[],
  typed: TypedQuantities,
  orderMinimum: number,
): CartTotals => {
  const orderable = priced.filter((line) => stateOf(line, typed) === 'ready');
  const totals = totalsOf(orderable.flatMap(({ price }) => price ?? []));
  return {
    ...totals,
    lines: priced.length,
    orderable: orderable.length,
    pieces: orderable.reduce((sum, { line }) => sum + line.quantity, 0),
    missing: Math.max(orderMinimum - totals.subtotal, 0),
  };
};
