import {
  type CatalogueQuery,
  decimalMoney,
  formatMoney,
  isBlankNumber,
  limits,
  readDollars,
} from 'functions/contract';
import { priceOf } from './catalogueParams.ts';

/** The texts of the two fields of a price range. */
export interface PriceTexts {
  min: string;
  max: string;
}

export type PriceRange = Pick<CatalogueQuery, 'minPrice' | 'maxPrice'>;

const textOf = (price: number | undefined) => (price === undefined ? '' : decimalMoney(price));

/** The texts for a price range. */
export const priceTextsOf = ({ minPrice, maxPrice }: PriceRange): PriceTexts => ({
  min: textOf(minPrice),
  max: textOf(maxPrice),
});

const priceRange = `Enter a price from ${formatMoney(0)} to ${formatMoney(limits.price.max)}, like 12.50`;
const invertedPrices = 'The lowest price must not be above the highest';

const problemIn = (text: string): string | null => {
  if (isBlankNumber(text) || priceOf(text) !== undefined) return null;
  return readDollars(text).problem ?? priceRange;
};

/** The price range of the texts, or what is wrong with them and where. */
export const parsePriceTexts = ({
  min,
  max,
}: PriceTexts): { range: PriceRange } | { field: keyof PriceTexts; message: string } => {
  const [minProblem, maxProblem] = [problemIn(min), problemIn(max)];
  if (minProblem) return { field: 'min', message: minProblem };
  if (maxProblem) return { field: 'max', message: maxProblem };
  const [minPrice, maxPrice] = [priceOf(min), priceOf(max)];
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    return { field: 'min', message: invertedPrices };
  }
  return { range: { minPrice, maxPrice } };
};
