import {
  count,
  type JsonSchema,
  listOf,
  money,
  objectOf,
  oneOf,
  text,
} from '../../contract/calls/jsonSchema.ts';
import {
  assortments,
  type CatalogueFacets,
  type CatalogueResults,
  type FacetCount,
  type HomeContent,
  type ShopContact,
  stockGroups,
  toolCategories,
} from '../../contract/index.ts';

const facet = (values: readonly string[]): JsonSchema =>
  listOf(objectOf<FacetCount<string>>({ value: oneOf(values), count }));

const priceRange = objectOf<NonNullable<CatalogueFacets['price']>>({ min: money, max: money });

/** A page of the catalogue. */
export const catalogueResults = objectOf<CatalogueResults>({
  tools: listOf({ $ref: '#/components/schemas/Tool' }),
  total: { ...count, description: 'The number of tools that match, on all pages' },
  facets: {
    ...objectOf<CatalogueFacets>({
      categories: facet(toolCategories),
      stock: facet(stockGroups),
      price: { anyOf: [priceRange, { type: 'null' }] },
    }),
    description: 'What there is to filter by. A facet respects all filters except its own',
  },
  assortment: {
    ...oneOf(assortments),
    description: 'Whether the payer sees all tools, or only those of an agreed assortment',
  },
});

/** The content of the home page. */
export const homeContent = objectOf<HomeContent>({
  tools: listOf({ $ref: '#/components/schemas/Tool' }),
  reviews: listOf({ $ref: '#/components/schemas/Review' }),
  ratings: { $ref: '#/components/schemas/RatingSummary' },
  contact: objectOf<ShopContact>({ email: text, phone: text }),
});
