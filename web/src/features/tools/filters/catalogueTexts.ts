import {
  type CatalogueQuery,
  type CatalogueSort,
  counted,
  formatCount,
  formatMoney,
  type StockGroup,
} from 'functions/contract';

const sortNames: Record<CatalogueSort, string> = {
  relevance: 'Relevance',
  popularity: 'Popularity',
  newest: 'Newest',
  name: 'Name',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
};

/** The sort orders to choose from, with their labels. Relevance needs search words. */
export const sortsFor = ({ q }: CatalogueQuery): Partial<Record<CatalogueSort, string>> => {
  const { relevance, ...others } = sortNames;
  return q ? { relevance, ...others } : others;
};

/** The names of the stock filter's choices. */
export const stockGroupNames: Record<StockGroup, string> = {
  'in-stock': 'In stock',
  'last-pieces': 'Last pieces',
  'sold-out': 'Sold out',
};

/** A price range: `$10.00 to $50.00`, `From $10.00`, `Up to $50.00`; null without one. */
export const priceRangeText = ({
  minPrice,
  maxPrice,
}: Pick<CatalogueQuery, 'minPrice' | 'maxPrice'>): string | null => {
  if (minPrice === undefined && maxPrice === undefined) return null;
  if (maxPrice === undefined) return `From ${formatMoney(minPrice ?? 0)}`;
  if (minPrice === undefined) return `Up to ${formatMoney(maxPrice)}`;
  return `${formatMoney(minPrice)} to ${formatMoney(maxPrice)}`;
};

/** The number of tools that match. */
export const countText = (total: number): string =>
  total === 0 ? 'No tools' : counted(total, 'tool');

/** How many of the matching tools and families are shown. */
export const shownText = (shown: number, total: number): string =>
  `${formatCount(shown)} of ${formatCount(total)} shown`;
