const previewWords = 10;

/** The first words of a description, as a card shows them. */
export const previewOf = (description: string): string =>
  `${description.trim().split(/\s+/).slice(0, previewWords).join(' ')}...`;

/** A price as a card shows it: without decimals in whole dollars, otherwise with two. */
export const priceLabel = (price: number): string =>
  `$${Number.isInteger(price) ? price : price.toFixed(2)}`;

/** The number of tools that a list shows, and whether there are more. */
export const countLabel = (shown: number, hasMore: boolean): string => {
  if (shown === 0) return hasMore ? 'No tool found so far' : 'No tools';
  const tools = shown === 1 ? '1 tool' : `${shown} tools`;
  return hasMore ? `${tools} shown` : tools;
};
