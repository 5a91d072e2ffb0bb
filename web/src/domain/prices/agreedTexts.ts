import {
  type AgreedFrom,
  type Currency,
  formatCentsIn,
  formatDay,
  type PayerPrices,
  type PriceSource,
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

interface PricedLine extends PriceSource {
  unitPrice: number;
}

interface Reader {
  currency: Currency;
  /** Whether staff read it: they see the version of the price list, whose prices they can look up. */
  admin: boolean;
}

const listPriceText = ({ listPrice, unitPrice }: PricedLine, currency: Currency): string[] =>
  listPrice > unitPrice ? [`list price ${formatCentsIn(currency, listPrice)}`] : [];

const reasonText = (
  { priceListName, priceListVersion }: PricedLine,
  { admin }: Reader,
): string[] => {
  if (priceListName === null || priceListName === undefined) return [];
  return [
    admin
      ? `Agreed price: ${priceListName}, version ${priceListVersion}`
      : `Your price: ${priceListName}`,
  ];
};

/** Why a line of an order has its price, with the list price beside it; empty for list prices. */
export const priceReason = (line: PricedLine, reader: Reader): string => {
  const text = [...reasonText(line, reader), ...listPriceText(line, reader.currency)].join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
