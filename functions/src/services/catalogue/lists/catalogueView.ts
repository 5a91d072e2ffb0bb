import { agreedPrice, toDollars } from '../../../contract/index.ts';
import type { CatalogueView } from '../../../search/findTools.ts';
import type { BuyerPrices } from '../../prices/buyerPrices.ts';

/** Below each price break: lists compare the prices of tools without any. */
const withoutBreak = 0;

/** The catalogue as a payer sees it. */
export const catalogueViewOf = ({ lists, day, isVisible }: BuyerPrices): CatalogueView => ({
  isVisible,
  priceOf: ({ id, entry: { price } }) => {
    const tool = { _id: id, price, priceBreaks: [] };
    return toDollars(agreedPrice(tool, lists, withoutBreak, day).unitPrice);
  },
});
