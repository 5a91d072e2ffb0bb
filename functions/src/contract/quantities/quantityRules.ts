import { maxOrderMessage, minOrderMessage } from '../prescribed/homeTexts.ts';
import {
  hasOnlyRemainder,
  piecesOnSale,
  type QuantityRules,
  quantityRangeOf,
} from './quantityRange.ts';

/** Why a quantity cannot be ordered. */
export type QuantityProblem =
  | 'not-whole'
  | 'minimum'
  | 'multiple'
  | 'maximum'
  | 'stock'
  | 'remainder';

/** The result of checking a quantity. */
export interface QuantityCheck {
  /** Null for an allowed quantity. */
  problem: QuantityProblem | null;
  /** The problem, as text for people. Null for an allowed quantity. */
  message: string | null;
  /** The nearest allowed quantity below, if there is one. */
  below: number | null;
  /** The nearest allowed quantity above, if there is one. */
  above: number | null;
}

/** The message for a quantity that is not a whole number of packs. */
const multipleMessage = (orderMultiple: number): string => `Sold in multiples of ${orderMultiple}`;

/** The message for a quantity above the maximum per order. */
const orderLimitMessage = (maxOrder: number): string => `Maximum ${maxOrder} piece per order`;

/** The message for another quantity than the last pieces. */
const remainderMessage = (available: number): string =>
  `Only the last ${available} piece can be ordered`;

/** The message for a missing quantity, and for a text that is no number. */
export const missingPiecesMessage = 'Enter the number of pieces';

/** The message for a quantity that is not a whole number. */
export const wholePiecesMessage = 'Enter a whole number of pieces';

const problemOf = (tool: QuantityRules, quantity: number): QuantityProblem | null => {
  const { minOrder, maxOrder, orderMultiple } = tool;
  const stock = piecesOnSale(tool);
  const most = maxOrder ?? Number.POSITIVE_INFINITY;
  if (!Number.isInteger(quantity)) return 'not-whole';
  if (stock === 0) return 'stock';
  if (quantity > Math.min(stock, most)) return most < stock ? 'maximum' : 'stock';
  if (hasOnlyRemainder(tool)) return quantity === stock ? null : 'remainder';
  if (quantity < minOrder) return 'minimum';
  return quantity % orderMultiple === 0 ? null : 'multiple';
};

const messages: Record<QuantityProblem, (tool: QuantityRules) => string> = {
  'not-whole': () => wholePiecesMessage,
  minimum: ({ minOrder }) => minOrderMessage(minOrder),
  multiple: ({ orderMultiple }) => multipleMessage(orderMultiple),
  maximum: ({ maxOrder }) => orderLimitMessage(maxOrder ?? 0),
  stock: (tool) => maxOrderMessage(piecesOnSale(tool)),
  remainder: ({ available }) => remainderMessage(available),
};

/** The largest allowed quantity below a number, if there is one. */
export const allowedBelow = (tool: QuantityRules, quantity: number): number | null => {
  const range = quantityRangeOf(tool);
  if (!range || quantity <= range.smallest) return null;
  const { smallest, largest, step } = range;
  const steps = Math.ceil((quantity - smallest) / step) - 1;
  return Math.min(smallest + steps * step, largest);
};

/** The smallest allowed quantity above a number, if there is one. */
export const allowedAbove = (tool: QuantityRules, quantity: number): number | null => {
  const range = quantityRangeOf(tool);
  if (!range || quantity >= range.largest) return null;
  const { smallest, step } = range;
  const steps = Math.floor((quantity - smallest) / step) + 1;
  return Math.max(smallest + steps * step, smallest);
};

/**
 * Checks whether a quantity of a tool can be ordered, and names the nearest quantities that can be.
 * When the last pieces are fewer than the smallest regular order, exactly those can be ordered.
 */
export const checkQuantity = (tool: QuantityRules, quantity: number): QuantityCheck => {
  const problem = problemOf(tool, quantity);
  return {
    problem,
    message: problem && messages[problem](tool),
    below: Number.isFinite(quantity) ? allowedBelow(tool, quantity) : null,
    above: Number.isFinite(quantity) ? allowedAbove(tool, quantity) : null,
  };
};

/** Whether a quantity can be ordered. */
export const isAllowedQuantity = (tool: QuantityRules, quantity: number): boolean =>
  problemOf(tool, quantity) === null;

/**
 * The nearest quantities that can be ordered instead of a refused one, smaller first. Several
 * problems at once are solved by each of them.
 */
export const nearestQuantities = (tool: QuantityRules, quantity: number): number[] => {
  const { below, above } = checkQuantity(tool, quantity);
  return [below, above].filter((nearest) => nearest !== null);
};

/**
 * The quantity that can be ordered nearest to another one, the smaller of two; null if the tool is
 * sold out.
 */
export const fittedQuantity = (tool: QuantityRules, quantity: number): number | null => {
  if (isAllowedQuantity(tool, quantity)) return quantity;
  const distance = (nearest: number) => Math.abs(nearest - quantity);
  const [fitted = null] = nearestQuantities(tool, quantity).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  return fitted;
};
