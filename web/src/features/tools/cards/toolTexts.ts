import { formatCount, formatMoney, type Tool } from 'functions/contract';

const previewWords = 10;

/** The first words of a description, as a card shows them. */
export const previewOf = (description: string): string =>
  `${description.trim().split(/\s+/).slice(0, previewWords).join(' ')}...`;

/**
 * The lowest price and the quantity it needs: `from $8.40 for 48 or more`. Null without price
 * breaks.
 */
export const lowestPriceText = ({ priceBreaks }: Pick<Tool, 'priceBreaks'>): string | null => {
  const lowest = priceBreaks.at(-1);
  if (!lowest) return null;
  return `from ${formatMoney(lowest.price)} for ${formatCount(lowest.minQuantity)} or more`;
};
