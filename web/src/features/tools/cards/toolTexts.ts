import { formatCount, formatMoney, type Tool } from 'functions/contract';

const previewWords = 10;

/** The first words of a description, as a card shows them. */
export const previewOf = (description: string): string =>
  `${description.trim().split(/\s+/).slice(0, previewWords).join(' ')}...`;

type PricedTool = Pick<Tool, 'price' | 'priceBreaks' | 'agreement'>;

const isOwn = ({ price, agreement }: PricedTool): boolean =>
  agreement !== undefined && price < agreement.listPrice;

/**
 * The text beside the price of a piece: an agreed price stands beside the list price, in the same
 * line, so that nothing moves when it takes the place of the list price.
 */
export const unitText = (tool: PricedTool): string =>
  tool.agreement && isOwn(tool)
    ? `your price, list ${formatMoney(tool.agreement.listPrice)}`
    : 'a piece';

/**
 * The lowest price and the quantity it needs: `from $8.40 for 48 or more`. Null without price
 * breaks.
 */
export const lowestPriceText = (tool: PricedTool): string | null => {
  const lowest = tool.priceBreaks.at(-1);
  if (!lowest) return null;
  const text = `from ${formatMoney(lowest.price)} for ${formatCount(lowest.minQuantity)} or more`;
  return tool.agreement && !isOwn(tool) ? `your price ${text}` : text;
};
