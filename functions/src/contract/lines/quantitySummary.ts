import { counted, formatCount } from '../numbers/numbers.ts';
import {
  hasOnlyRemainder,
  type QuantityRules,
  quantityRangeOf,
  smallestOrderOf,
} from '../quantities/quantityRange.ts';

/** The size of a pack: `Packs of 12`, or null for tools that are sold by the piece. */
export const packText = ({ orderMultiple }: Pick<QuantityRules, 'orderMultiple'>): string | null =>
  orderMultiple > 1 ? `Packs of ${formatCount(orderMultiple)}` : null;

/** Why only the last pieces can be ordered, all together; null for all other tools. */
export const remainderText = (tool: QuantityRules): string | null => {
  if (!hasOnlyRemainder(tool)) return null;
  return tool.available === 1
    ? 'Only the last piece: less than the smallest order'
    : `Only the last ${formatCount(tool.available)} pieces, sold together: less than the smallest order`;
};

const rangeTexts = (tool: QuantityRules): string[] => {
  const { maxOrder, orderMultiple } = tool;
  const smallest = smallestOrderOf(tool);
  if (maxOrder === null) return [`at least ${counted(smallest, 'piece')}`];
  const largest = maxOrder - (maxOrder % orderMultiple);
  return largest <= smallest
    ? [`exactly ${counted(smallest, 'piece')} per order`]
    : [`at least ${counted(smallest, 'piece')}`, `up to ${formatCount(largest)} per order`];
};

/**
 * The rules by which a tool is sold, one by one: pack, smallest order, maximum. A tool that is sold
 * out has those of its next pieces.
 */
export const quantityTexts = (tool: QuantityRules): string[] => {
  const remainder = remainderText(tool);
  if (remainder) return [remainder];
  const pack = packText(tool);
  return pack ? [pack, ...rangeTexts(tool)] : rangeTexts(tool);
};

/** The quantities that can be ordered: `Packs of 12 · at least 24 pieces · up to 240 per order`. */
export const quantitySummary = (tool: QuantityRules): string => {
  if (!quantityRangeOf(tool)) return 'Sold out';
  const text = quantityTexts(tool).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
