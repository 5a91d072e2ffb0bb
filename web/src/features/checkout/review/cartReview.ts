import {
  type OrderLinesBody,
  piecesOf,
  type TaxedTotals,
  type TaxRates,
  taxedTotalsOf,
} from 'functions/contract';
import type { PricedLine } from '../../../domain/cart/priced/resolveCart.ts';
import { type LineRefusal, minimumMessage } from '../failure/checkoutFailure.ts';
import { type CartProblem, cartProblems } from './cartProblems.ts';

/** The cart as the checkout shows it. Money is in cents. */
export interface CartReview {
  problems: CartProblem[];
  pieces: number;
  totals: TaxedTotals;
  /** The message for a total below the minimum; null for none. */
  belowMinimum: string | null;
  /** The lines to order, at the prices that the page shows. */
  lines: OrderLinesBody['lines'];
}

/** The reviewed lines of the buyer, and their problems. */
export const reviewCart = (
  priced: readonly PricedLine[],
  refusals: readonly LineRefusal[],
  { orderMinimum, taxes }: { orderMinimum: number; taxes: TaxRates },
): CartReview => {
  const totals = taxedTotalsOf(
    priced.flatMap(({ price }) => price ?? []),
    taxes,
  );
  const missing = orderMinimum - totals.subtotal;
  return {
    problems: cartProblems(priced, refusals),
    pieces: piecesOf({ lines: priced.map(({ line }) => line) }),
    totals,
    belowMinimum: missing > 0 ? minimumMessage(orderMinimum, missing) : null,
    lines: priced.map(({ line: { toolId, quantity, unitPrice }, price }) => ({
      toolId,
      quantity,
      unitPrice: price?.unitPrice ?? unitPrice,
    })),
  };
};
