import {
  type AgreedLine,
  type ListedPrice,
  lessDiscount,
  priceLine,
} from '../../../contract/index.ts';
import type { PriceDocument, PriceListDocument } from '../../../documents/prices.ts';

/** What applied at a version of a list; undefined for a version that is no longer stored. */
const atVersion = <State extends { version: number }>(
  present: State,
  past: readonly State[],
  version: number,
): State | undefined =>
  present.version <= version ? present : past.findLast((state) => state.version <= version);

const listedAt = (
  { version: since, listed, price, priceBreaks, past }: PriceDocument,
  version: number,
): (ListedPrice & { listed: boolean }) | undefined =>
  atVersion({ version: since, listed, price, priceBreaks }, past, version);

const discountAt = (
  { discountSince, discount, past }: PriceListDocument,
  version: number,
): number | null | undefined =>
  atVersion({ version: discountSince, discount }, past, version)?.discount;

/**
 * The price in cents that a list gives a line at the version that the line names; null if it gives
 * none, and undefined if prices of that time are no longer stored.
 */
export const priceAtVersion = (
  list: PriceListDocument,
  price: PriceDocument | undefined,
  line: Pick<AgreedLine, 'quantity' | 'listPrice' | 'priceListVersion'>,
): number | null | undefined => {
  const version = line.priceListVersion ?? 0;
  if (list.kind === 'percentage') {
    const discount = discountAt(list, version);
    return typeof discount === 'number' ? lessDiscount(line.listPrice, discount) : discount;
  }
  const listed = price ? listedAt(price, version) : null;
  if (!listed) return listed;
  const { price: amount, priceBreaks } = listed;
  if (!listed.listed || amount === null) return null;
  return priceLine({ price: amount, priceBreaks }, line.quantity).unitPrice;
};
