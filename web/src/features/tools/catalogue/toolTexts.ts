const previewWords = 10;

/** The first words of a description, as a card shows them. */
export const previewOf = (description: string): string =>
  `${description.trim().split(/\s+/).slice(0, previewWords).join(' ')}...`;

/** A price as a card shows it: whole dollars bare, else with both decimals. */
export const priceLabel = (price: number): string =>
  `$${Number.isInteger(price) ? price : price.toFixed(2)}`;
