import {
  type AttributeFilterTexts,
  attributeParameter,
  type CatalogueQuery,
  type CatalogueSort,
  catalogueSorts,
  isToolCategory,
  limits,
  readDollars,
  readWholeNumber,
  type StockGroup,
  stockGroups,
} from 'functions/contract';

/** The parameters in the catalogue's address. */
export interface CatalogueParams extends Omit<CatalogueQuery, 'sort'> {
  /** Null for the default, which depends on the search words. */
  sort: CatalogueSort | null;
  pages: number;
}

/** The maximum number of pages that a reload reads, one after the other. */
export const maxPages = 50;

const isStockGroup = (text: string): text is StockGroup =>
  (stockGroups as readonly string[]).includes(text);

const isSort = (text: string | null): text is CatalogueSort =>
  (catalogueSorts as readonly (string | null)[]).includes(text);

/** The values of a parameter, which commas separate. */
const listOf = (params: URLSearchParams, name: string): string[] => [
  ...new Set(params.get(name)?.split(',') ?? []),
];

/** A price in dollars from a text; undefined if it is not one. */
export const priceOf = (text: string): number | undefined => {
  const { value } = readDollars(text);
  return value !== null && value >= 0 && value <= limits.price.max ? value : undefined;
};

const readPrices = (params: URLSearchParams): Pick<CatalogueQuery, 'minPrice' | 'maxPrice'> => {
  const minPrice = priceOf(params.get('minPrice') ?? '');
  const maxPrice = priceOf(params.get('maxPrice') ?? '');
  const isInverted = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return isInverted ? {} : { minPrice, maxPrice };
};

/** The filters by attributes. What they mean, the server says: attributes can change. */
const readAttributes = (params: URLSearchParams): Pick<CatalogueQuery, 'attributes'> => {
  const filters = [...params]
    .filter(([name, text]) => name.startsWith(attributeParameter) && text !== '')
    .filter(([, text]) => text.length <= limits.attributes.filter)
    .map(([name, text]) => [name.slice(attributeParameter.length), text] as const);
  return filters.length > 0
    ? { attributes: Object.fromEntries(filters.slice(0, limits.attributes.filters)) }
    : {};
};

/** The parameters of filters by attributes, in the order of their keys. */
const attributeParams = (attributes: AttributeFilterTexts = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, text]) => [`${attributeParameter}${key}`, text]),
  );

/** The default sort order: relevance needs search words. */
const defaultSort = (q: string): CatalogueSort => (q ? 'relevance' : 'popularity');

/** Reads the query of the catalogue's address. A missing or invalid value becomes the default. */
export const readCatalogueParams = (params: URLSearchParams): CatalogueParams => {
  const q = params.get('q')?.trim() ?? '';
  const sort = params.get('sort');
  const pages = readWholeNumber(params.get('pages') ?? '').value ?? 1;
  return {
    q: q.length <= limits.search.length ? q : '',
    categories: listOf(params, 'category').filter(isToolCategory),
    stock: listOf(params, 'stock').filter(isStockGroup),
    ...readPrices(params),
    ...readAttributes(params),
    sort: isSort(sort) ? sort : null,
    pages: pages >= 1 && pages <= maxPages ? pages : 1,
  };
};

/** The query of the catalogue at an address. */
export const queryOf = ({ sort, pages: _pages, ...rest }: CatalogueParams): CatalogueQuery => {
  const sortParam = sort === 'relevance' && !rest.q ? null : sort;
  return { ...rest, sort: sortParam ?? defaultSort(rest.q) };
};

/**
 * The search words and filters as the API takes them. The order of selection makes no difference.
 */
export const filterQuery = ({
  q,
  categories,
  stock,
  minPrice,
  maxPrice,
  attributes,
}: Omit<CatalogueQuery, 'sort'>) => ({
  q,
  category: categories.toSorted().join(),
  stock: stock.toSorted().join(),
  minPrice,
  maxPrice,
  ...attributeParams(attributes),
});

/** The search words and filters as parameters. */
const filterParams = (filters: Omit<CatalogueQuery, 'sort'>): URLSearchParams => {
  const values = Object.entries(filterQuery(filters));
  const nonEmpty = values.filter(([, value]) => value !== '' && value !== undefined);
  return new URLSearchParams(nonEmpty.map(([name, value]) => [name, String(value)]));
};

/** The query of an address, without the values that are defaults. */
export const writeCatalogueParams = ({
  sort,
  pages,
  ...filters
}: CatalogueParams): URLSearchParams => {
  const params = filterParams(filters);
  if (sort && sort !== defaultSort(filters.q)) params.set('sort', sort);
  if (pages > 1) params.set('pages', String(pages));
  return params;
};
