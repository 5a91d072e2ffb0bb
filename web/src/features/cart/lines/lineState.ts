import {
  canBeBought,
  counted,
  formatCount,
  isDiscontinued,
  nearestQuantities,
  type QuantityRules,
  smallestOrderOf,
  unavailableText,
} from 'functions/contract';
import { goneTextOf, type PricedLine } from '../../../domain/cart/priced/resolveCart.ts';
import { quantityMessage } from '../../../domain/quantity/quantityTexts.ts';
import { numberOf, type QuantityValue } from '../../../domain/quantity/quantityValue.ts';

/**
 * The quantities that are typed but not stored in the cart, because they are no number of pieces.
 */
export type TypedQuantities = ReadonlyMap<string, QuantityValue>;

/** Whether a line can be ordered, or what has to be done with it first. */
export type LineState = 'loading' | 'gone' | 'discontinued' | 'sold-out' | 'quantity' | 'ready';

/** Why a sold-out tool cannot come with the other lines, and what its buyer can do. */
export const soldOutText = (tool: QuantityRules): string => {
  const left =
    tool.available > 0
      ? `Only ${counted(tool.available, 'piece')} left, but the smallest order is ${formatCount(smallestOrderOf(tool))}`
      : 'Sold out';
  return `${left}. It has no day of delivery yet: press “Notify me” to hear when it is back, and remove it to order the others.`;
};

/** The quantity in the field of a line. */
const quantityOf = ({ line }: PricedLine, typed: TypedQuantities): QuantityValue =>
  typed.get(line.toolId) ?? line.quantity;

/** The state of a line. */
export const stateOf = (priced: PricedLine, typed: TypedQuantities): LineState => {
  const { tool } = priced;
  if (tool === undefined) return 'loading';
  if (tool === null) return 'gone';
  if (isDiscontinued(tool)) return 'discontinued';
  if (!canBeBought(tool)) return 'sold-out';
  return quantityMessage(tool, quantityOf(priced, typed)) ? 'quantity' : 'ready';
};

/** A line that cannot be ordered as it is. */
export interface LineIssue {
  toolId: string;
  toolName: string;
  /** The problem, as text for people. */
  message: string;
  /**
   * The only repair there is: the quantity to take, or 0 to remove the line. Null if there is a
   * choice.
   */
  repair: number | null;
}

const quantityIssue = (priced: PricedLine, typed: TypedQuantities) => {
  const quantity = quantityOf(priced, typed);
  const nearest = priced.tool ? nearestQuantities(priced.tool, numberOf(quantity)) : [];
  return {
    message: (priced.tool && quantityMessage(priced.tool, quantity)) ?? '',
    repair: nearest.length === 1 ? (nearest[0] ?? null) : null,
  };
};

const issueOf = (priced: PricedLine, typed: TypedQuantities): LineIssue[] => {
  const { toolId, toolName } = priced.line;
  const state = stateOf(priced, typed);
  if (state === 'ready' || state === 'loading') return [];
  if (state === 'quantity') return [{ toolId, toolName, ...quantityIssue(priced, typed) }];
  const message =
    state === 'gone' || !priced.tool ? goneTextOf(priced) : unavailableText(priced.tool);
  return [{ toolId, toolName, message, repair: 0 }];
};

/** The lines that cannot be ordered as they are, in the order of the cart. */
export const issuesOf = (priced: readonly PricedLine[], typed: TypedQuantities): LineIssue[] =>
  priced.flatMap((line) => issueOf(line, typed));

/** The lines that can be ordered and have another price than the buyer saw last. */
export const repricedLines = (priced: readonly PricedLine[]): PricedLine[] =>
  priced.filter(({ earlierPrice, problem }) => earlierPrice !== null && problem === null);
