import type { ToolStage } from '../stages/stages.ts';

/** The fields of a tool that decide which quantities can be ordered. All count pieces. */
export interface QuantityRules {
  minOrder: number;
  /** The pieces in a pack. The tool is sold in whole packs. */
  orderMultiple: number;
  /** The maximum per order; null for none. */
  maxOrder: number | null;
  available: number;
  /** Whether the last pieces can be ordered when they are fewer than the smallest regular order. */
  sellRemainder: boolean;
  /** No quantity of a discontinued tool can be ordered. */
  stage?: ToolStage;
}

/** The same fields of a stored tool. */
export type ToolQuantities = Required<QuantityRules>;

/** The quantities that can be ordered: `smallest`, and from there in steps up to `largest`. */
export interface QuantityRange {
  smallest: number;
  largest: number;
  step: number;
}

/** The smallest regular order: the minimum, rounded up to whole packs. */
export const smallestOrderOf = ({
  minOrder,
  orderMultiple,
}: Pick<QuantityRules, 'minOrder' | 'orderMultiple'>): number =>
  Math.ceil(minOrder / orderMultiple) * orderMultiple;

/** Whether only the last pieces are left: fewer than the smallest regular order. */
export const hasOnlyRemainder = (tool: QuantityRules): boolean =>
  tool.sellRemainder && tool.available > 0 && tool.available < smallestOrderOf(tool);

/** The quantities that can be ordered, or null when the tool is sold out or discontinued. */
export const quantityRangeOf = (tool: QuantityRules): QuantityRange | null => {
  const { available, orderMultiple: step, maxOrder, stage } = tool;
  if (stage === 'discontinued') return null;
  if (hasOnlyRemainder(tool)) return { smallest: available, largest: available, step };
  const smallest = smallestOrderOf(tool);
  const most = Math.min(available, maxOrder ?? available);
  if (smallest > most) return null;
  return { smallest, largest: most - (most % step), step };
};

/** The smallest quantity that can be ordered; of a tool that is sold out, the one that could be. */
export const smallestQuantityOf = (tool: QuantityRules): number =>
  quantityRangeOf(tool)?.smallest ?? smallestOrderOf(tool);

/** Whether some quantity can be ordered. */
export const canBeBought = (tool: QuantityRules): boolean => quantityRangeOf(tool) !== null;

/** The pieces on sale: the stock, or none of a tool that is sold out. */
export const piecesOnSale = (tool: QuantityRules): number =>
  canBeBought(tool) ? tool.available : 0;
