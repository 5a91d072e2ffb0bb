import { type apiRoutes, catalogueSorts, stockGroups, toolCategories } from '../contract/index.ts';
import { type JsonSchema, listOf, money, oneOf, text } from './jsonSchema.ts';
import { search } from './requestParts.ts';
import { responseSchema } from './responseSchemas.ts';
import type { RouteDescription } from './routeDescription.ts';

const someOf = (choices: readonly string[]): JsonSchema => ({
  ...text,
  description: `Separated by commas: ${choices.join(', ')}`,
});

/** The descriptions of the routes of the catalogue. */
export const catalogueRoutes = {
  searchCatalogue: {
    summary: 'Search, filter and sort the tools, with the number of tools for each filter',
    audience: 'everyone',
    success: [200, responseSchema('CatalogueResults')],
    paged: true,
    cached: true,
    query: {
      q: { ...search, description: `${search.description}; or a SKU, or the start of one` },
      category: someOf(toolCategories),
      stock: someOf(stockGroups),
      minPrice: money,
      maxPrice: money,
      sort: {
        ...oneOf(catalogueSorts),
        description:
          'By default `relevance` with a search, else `popularity`. Sold-out tools come last',
      },
    },
  },
  getHome: {
    summary:
      'What the home page shows: the tools that sold most lately, the newest reviews, all ratings, the contact',
    audience: 'everyone',
    success: [200, responseSchema('HomeContent')],
    cached: true,
  },
  listRelatedTools: {
    summary: 'At most six other tools of the same category, popular ones first, sold-out ones last',
    audience: 'everyone',
    success: [200, listOf(responseSchema('Tool'))],
    problems: ['tool-not-found'],
    cached: true,
  },
} satisfies Partial<Record<keyof typeof apiRoutes, RouteDescription>>;
