import { type CatalogueQuery, formatMoney, limits } from 'functions/contract';
import { priceOf } from './catalogueAddress.ts';

/** The texts of the two fields of a price range. */
export interface PriceTexts {
  min: string;
  max: string;
}

export type PriceRange = Pick<CatalogueQuery, 'minPrice' | 'maxPrice'>;

const textOf = (price: number | undefined) => (price === undefined ? '' : price.toFixed(2));

/** The texts for a price range. */
export const priceTextsOf = ({ minPrice, maxPrice }: PriceRange): PriceTexts => ({
  min: textOf(minPrice),
  max: textOf(maxPrice),
});

const invalidPrice = `Enter a price from $0.00 to ${formatMoney(limits.price.max)}, like 12.50`;
const invertedPrices = 'The lowest price must not be above the highest';

/** The price range of the texts, or what is wrong with them and where. */
export const parsePriceTexts = ({
  min,
  max,
}: PriceTexts): { range: PriceRange } | { field: keyof PriceTexts; message: string } => {
  const minPrice = priceOf(min);
  const maxPrice = priceOf(max);
  if (min.trim() && minPrice === undefined) return { field: 'min', message: invalidPrice };
  if (max.trim() && maxPrice === undefined) return { field: 'max', message: invalidPrice };
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    return { field: 'min', message: invertedPrices };
  }
  return { range: { minPrice, maxPrice } };
};
