const previewWords = 10;

/** The first words of a description, as a card shows them. */
export const previewOf = (description: string): string =>
  `${description.trim().split(/\s+/).slice(0, previewWords).join(' ')}...`;

/** A price as a card shows it: whole dollars bare, else with both decimals. */
export const priceLabel = (price: number): string =>
  `$${Number.isInteger(price) ? price : price.toFixed(2)}`;

/** As much as search engines show of a page's description. */
const summaryLength = 155;

/** The beginning of a description on one line, cut between words. */
export const summaryOf = (description: string): string => {
  const text = description.trim().replace(/\s+/g, ' ');
  if (text.length <= summaryLength) return text;
  const cut = text.slice(0, summaryLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || summaryLength).toWellFormed()}…`;
};
