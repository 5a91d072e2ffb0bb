import { money, oneOf, text } from '../calls/jsonSchema.ts';
import { pricesQuery } from '../calls/pricesQuery.ts';
import { search } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { responseOf } from '../responseParts.ts';
import { toolCategories } from '../tools/categories.ts';
import { attributeParameter } from './attributeFilters.ts';
import { catalogueSorts, stockGroups } from './model.ts';

const someOf = (choices: readonly string[]) => ({
  ...text,
  description: `Separated by commas: ${choices.join(', ')}`,
});

/** The calls about catalogue. */
export const catalogueRoutes = {
  suggest: route('GET', '/suggestions', 'everyone or read_orders', {
    summary:
      'What to offer while someone types a search: at most six tools, three families and three categories, and the order with this number',
    response: responseOf('Suggestions'),
    cached: true,
    forPayer: true,
    query: {
      q: { ...search, description: 'Words, a SKU or its start, or the number of an order' },
    },
  }),
  searchCatalogue: route('GET', '/catalogue', 'everyone or read_tools', {
    summary:
      'Search, filter and sort the tools, with the number of tools for each filter. A family of which several sizes match is one item',
    response: responseOf('CatalogueResults'),
    paged: true,
    cached: true,
    forPayer: true,
    query: {
      ...pricesQuery,
      q: { ...search, description: `${search.description}; or a SKU, or the start of one` },
      category: someOf(toolCategories),
      stock: someOf(stockGroups),
      minPrice: money,
      maxPrice: money,
      [`${attributeParameter}KEY`]: {
        ...text,
        description:
          'For each attribute to filter by: the two ends of a number, like `10mm..25mm` or `..1in`, or choices separated by commas. A filter that names no value of an attribute does not count, and is in `ignored`',
      },
      sort: {
        ...oneOf(catalogueSorts),
        description:
          'By default `relevance` with a search, else `popularity`. Sold-out tools come last',
      },
    },
  }),
} as const;
