import { toCents } from '../money.ts';
import { type QuantityRules, smallestOrderOf } from '../quantities/quantityRange.ts';
import { isAllowedQuantity } from '../quantities/quantityRules.ts';

/** A lower price in dollars for orders of at least so many pieces. */
export interface PriceBreak {
  minQuantity: number;
  price: number;
}

/** The prices of a tool in dollars per piece. */
export interface Prices {
  price: number;
  /** By quantity, lowest first. */
  priceBreaks: readonly PriceBreak[];
}

/** The price of a line in whole cents. */
export interface LinePrice {
  unitPrice: number;
  lineTotal: number;
  /** The `minQuantity` of the price break the line gets; null without one. */
  breakQuantity: number | null;
}

/** The price break for a quantity: the one with the highest `minQuantity` not above it, or null. */
const priceBreakFor = (
  { priceBreaks }: Pick<Prices, 'priceBreaks'>,
  quantity: number,
): PriceBreak | null => priceBreaks.findLast(({ minQuantity }) => minQuantity <= quantity) ?? null;

/** The price of a line in cents. */
export const lineTotalOf = (unitPrice: number, quantity: number): number => unitPrice * quantity;

/**
 * Prices a quantity of a tool. The unit price never rises with the quantity. The line total rises
 * with the quantity up to the next price break; there it can fall, because all pieces get the lower
 * price.
 */
export const priceLine = (prices: Prices, quantity: number): LinePrice => {
  const priceBreak = priceBreakFor(prices, quantity);
  const unitPrice = toCents(priceBreak?.price ?? prices.price);
  const lineTotal = lineTotalOf(unitPrice, quantity);
  return { unitPrice, lineTotal, breakQuantity: priceBreak?.minQuantity ?? null };
};

/** The quantities that have one price. */
export interface PriceTier {
  from: number;
  /** The quantity of the next tier; null for the last one. */
  until: number | null;
  /** In whole cents. */
  unitPrice: number;
}

/** The prices of a tool by quantity, from its smallest regular order on. */
export const priceTiersOf = (
  tool: Prices & Pick<QuantityRules, 'minOrder' | 'orderMultiple'>,
): PriceTier[] => {
  const smallest = smallestOrderOf(tool);
  const starts = [smallest, ...tool.priceBreaks.map(({ minQuantity }) => minQuantity)];
  const tiers = [...new Set(starts)].filter((start) => start >= smallest);
  return tiers.map((from, index) => ({
    from,
    until: tiers[index + 1] ?? null,
    unitPrice: priceLine(tool, from).unitPrice,
  }));
};

/** The distance to a lower price. Money is in whole cents. */
export interface NextBreak {
  /** The quantity that gets the lower price. */
  quantity: number;
  /** The pieces from here to there. */
  more: number;
  unitPrice: number;
  /** The amount that this quantity saves against the present price. */
  saves: number;
}

/** The next price break above a quantity that can be ordered, or null. */
export const nextBreakAfter = (
  tool: Prices & QuantityRules,
  quantity: number,
): NextBreak | null => {
  const next = tool.priceBreaks.find(
    ({ minQuantity }) => minQuantity > quantity && isAllowedQuantity(tool, minQuantity),
  );
  if (!next) return null;
  const present = priceLine(tool, quantity).unitPrice;
  const unitPrice = toCents(next.price);
  const saves = lineTotalOf(present - unitPrice, next.minQuantity);
  return { quantity: next.minQuantity, more: next.minQuantity - quantity, unitPrice, saves };
};
