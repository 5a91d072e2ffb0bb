import { type TaxedTotals, type TaxRates, taxedTotalsOf } from 'functions/contract';
import type { PricedLine } from '../../domain/cart/priced/resolveCart.ts';
import { stateOf, type TypedQuantities } from './lines/lineState.ts';

/** What a cart comes to. Money is in whole cents. */
export interface CartTotals extends TaxedTotals {
  lines: number;
  /** The lines that can be ordered. Only these are in the amounts and in `pieces`. */
  orderable: number;
  pieces: number;
  /** What is missing to the order minimum; 0 when it is reached. */
  missing: number;
}

/** What the shop's settings say about the amount of an order. */
export interface CartTerms {
  /** What an order must cost at least, in cents. */
  orderMinimum: number;
  taxes: TaxRates;
}

/** Adds up the lines that can be ordered. */
export const cartTotalsOf = (
  priced: readonly PricedLine[],
  typed: TypedQuantities,
  { orderMinimum, taxes }: CartTerms,
): CartTotals => {
  const orderable = priced.filter((line) => stateOf(line, typed) === 'ready');
  const totals = taxedTotalsOf(
    orderable.flatMap(({ price }) => price ?? []),
    taxes,
  );
  return {
    ...totals,
    lines: priced.length,
    orderable: orderable.length,
    pieces: orderable.reduce((sum, { line }) => sum + line.quantity, 0),
    missing: Math.max(orderMinimum - totals.subtotal, 0),
  };
};
