import type { Request } from 'express';
import {
  attributeParameter,
  type CatalogueQuery,
  catalogueSorts,
  limits,
  stockGroups,
  toolCategories,
} from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { parseChoice, parseChoices, parsePrice, parseSearch } from './query.ts';

const parsePrices = (query: Request['query']) => {
  const [minPrice, maxPrice] = [parsePrice(query, 'minPrice'), parsePrice(query, 'maxPrice')];
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw validationError({ maxPrice: 'maxPrice must not be below minPrice' });
  }
  return { minPrice, maxPrice };
};

/**
 * The filters by attributes: `attr.blade-width=10mm..25mm`, `attr.handle=Ash,Beech`. What they mean
 * depends on the attributes of now, so only their number and length are checked.
 */
const parseAttributes = (query: Request['query']): Pick<CatalogueQuery, 'attributes'> => {
  const filters = Object.entries(query).filter(([name]) => name.startsWith(attributeParameter));
  const { filters: most, filter: longest } = limits.attributes;
  if (filters.length > most) {
    throw validationError({ attr: `There can be at most ${most} filters by attributes` });
  }
  const texts = filters.map(([name, value]): [string, string] => {
    if (typeof value === 'string' && value.length <= longest) {
      return [name.slice(attributeParameter.length), value];
    }
    throw validationError({ [name]: `${name} must be one text of at most ${longest} characters` });
  });
  return texts.length > 0 ? { attributes: Object.fromEntries(texts) } : {};
};

/**
 * The search, filters and sort order in a query string: by default everything, by relevance if
 * there are search words, else by popularity. Throws `validation`.
 */
export const parseCatalogueQuery = (query: Request['query']): CatalogueQuery => {
  const q = parseSearch(query) ?? '';
  return {
    q,
    categories: parseChoices(query, 'category', toolCategories),
    stock: parseChoices(query, 'stock', stockGroups),
    ...parsePrices(query),
    ...parseAttributes(query),
    sort: parseChoice(query, 'sort', catalogueSorts, q ? 'relevance' : 'popularity'),
  };
};
