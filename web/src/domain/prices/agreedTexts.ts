import {
  type AgreedFrom,
  formatCents,
  formatDay,
  type PayerPrices,
  priceLine,
  priceSourceOf,
} from 'functions/contract';

/** The agreement that decides about the price of a quantity; null for the list price. */
export const agreementFor = (
  { agreement }: PayerPrices,
  quantity: number,
): (AgreedFrom & { name: string }) | null => {
  const step = agreement?.from.findLast(({ minQuantity }) => minQuantity <= quantity);
  return step && step.name !== null ? { ...step, name: step.name } : null;
};

/** The name of an agreement with its end: `Contract 2026, until 31 December 2026`. */
export const agreementText = ({ name, until }: { name: string; until: string | null }): string =>
  until === null ? name : `${name}, until ${formatDay(until)}`;

/**
 * Beside the price of a quantity: that it is agreed, which staff see in other words, and the list
 * price. Empty for a list price.
 */
export const ownPriceText = (
  tool: PayerPrices,
  quantity: number,
  own: 'your price' | 'agreed price' = 'your price',
): string => {
  const { listPrice, priceListId } = priceSourceOf(tool, quantity);
  if (priceListId === null) return '';
  return listPrice > priceLine(tool, quantity).unitPrice
    ? `${own}, list price ${formatCents(listPrice)}`
    : own;
};
