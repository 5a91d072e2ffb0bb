import { agreedPrice, type PayerPriceList, toDollars } from '../contract/index.ts';
import type { CatalogueView } from './findTools.ts';

/** Below each price break: lists compare the prices of tools without any. */
const withoutBreak = 0;

/** What decides about the catalogue of a payer. */
interface ViewedBy extends Pick<CatalogueView, 'isVisible'> {
  /** The lists that concern the payer. */
  lists: readonly PayerPriceList[];
  /** The day of the shop. */
  day: string;
}

/** The catalogue as staff see it: at list prices, with hidden tools. */
export const staffView: CatalogueView = {
  isVisible: null,
  showsHidden: true,
  priceOf: ({ entry }) => entry.price,
};

/** The catalogue as a payer sees it. */
export const catalogueViewOf = ({ lists, day, isVisible }: ViewedBy): CatalogueView => ({
  isVisible,
  priceOf: ({ id, entry: { price } }) => {
    const tool = { _id: id, price, priceBreaks: [] };
    return toDollars(agreedPrice(tool, lists, withoutBreak, day).unitPrice);
  },
});
