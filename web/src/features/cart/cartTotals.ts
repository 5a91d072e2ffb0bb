import { type TaxedTotals, type TaxRates, taxedTotalsOf } from 'functions/contract';
import type { PricedLine } from '../../domain/cart/priced/resolveCart.ts';
import { stateOf, type TypedQuantities } from './lines/lineState.ts';

/** The totals of a cart. Money is in whole cents. */
export interface CartTotals extends TaxedTotals {
  lines: number;
  /** The lines that can be ordered. Only these are in the amounts and in `pieces`. */
  orderable: number;
  pieces: number;
  /** The amount that is missing to the order minimum; 0 when it is reached. */
  missing: number;
}

/** The shop's settings about the amount of an order. */
export interface CartTerms {
  /** The least that an order must cost, in cents. */
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
