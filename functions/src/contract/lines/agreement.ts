import { formatDay } from '../days.ts';
import type { Sent } from '../kinds/fields.ts';
import type { priceSourceFields } from './fields.ts';
import { type PriceBreak, type Prices, priceLine } from './pricing.ts';

/** A list that decides about the price of a tool, from a quantity on. */
export interface AgreedFrom {
  minQuantity: number;
  /** Null from where the list price is the lower one. */
  priceListId: string | null;
  priceListVersion: number | null;
  name: string | null;
  /** The last day of the list; null for no end. */
  until: string | null;
}

/** Where the prices of a tool come from, if they are agreed ones. */
export interface PriceAgreement {
  /** The list price without price breaks, in dollars. */
  listPrice: number;
  listPriceBreaks: readonly PriceBreak[];
  /** By quantity, lowest first. */
  from: AgreedFrom[];
}

/** The prices of a tool for a payer. Without an agreement, they are list prices. */
export interface PayerPrices extends Prices {
  agreement?: PriceAgreement;
}

/** The list prices of a tool, of which a payer may have agreed others. */
export const listPricesOf = ({ price, priceBreaks, agreement }: PayerPrices): Prices =>
  agreement
    ? { price: agreement.listPrice, priceBreaks: agreement.listPriceBreaks }
    : { price, priceBreaks };

/** Where the price of a line comes from. Money is in whole cents. */
export interface PriceSource extends Sent<typeof priceSourceFields> {}

/** The source of a price that no list has decided. */
export const withoutList = (listPrice: number): PriceSource => ({
  listPrice,
  priceListId: null,
  priceListVersion: null,
  priceListName: null,
});

/** Where the price of a quantity comes from. */
export const priceSourceOf = (prices: PayerPrices, quantity: number): PriceSource => {
  const listPrice = priceLine(listPricesOf(prices), quantity).unitPrice;
  const step = prices.agreement?.from.findLast(({ minQuantity }) => minQuantity <= quantity);
  const { priceListId = null, priceListVersion = null, name: priceListName = null } = step ?? {};
  return { listPrice, priceListId, priceListVersion, priceListName };
};

/** A price list by which a line had its price until the list ended. */
export interface EndedPrice {
  name: string;
  /** The last day of the list. */
  until: string;
}

/** The reason of a price that has changed because a list has ended, without a full stop. */
export const endedPriceText = ({ name, until }: EndedPrice): string =>
  `Your price from “${name}” ended on ${formatDay(until)}`;
