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
  type AttributeFacet,
  assortments,
  attributeKinds,
  type CatalogueFacets,
  type CatalogueFamily,
  type CatalogueResults,
  type CatalogueTool,
  type FacetCount,
  type HomeContent,
  type MissingCounts,
  orderStatuses,
  type ShopContact,
  type Suggestions,
  type Synonym,
  type SynonymList,
  stockGroups,
  type ToolCategory,
  type ToolGap,
  toolCategories,
  toolGaps,
} from '../../contract/index.ts';
import { cartTool } from './cartSchemas.ts';
import { tool } from './toolSchemas.ts';

const facet = (values: readonly string[]): JsonSchema =>
  listOf(objectOf<FacetCount<string>>({ value: oneOf(values), count }));

const priceRange = objectOf<NonNullable<CatalogueFacets['price']>>({ min: money, max: money });

const attributeFacet = objectOf<AttributeFacet>({
  key: text,
  label: text,
  kind: oneOf(attributeKinds),
  unit: text,
  count: { ...count, description: 'The number of tools that have it' },
  range: {
    anyOf: [
      objectOf<NonNullable<AttributeFacet['range']>>({
        min: { type: 'number' },
        max: { type: 'number' },
      }),
      { type: 'null' },
    ],
    description: 'Of a number, in base units: mm, g, ml',
  },
  values: listOf(objectOf<FacetCount<string>>({ value: text, count })),
});

export const missingCounts = objectOf<MissingCounts>({
  missing: listOf(objectOf<FacetCount<ToolGap>>({ value: oneOf(toolGaps), count })),
});

const family = objectOf<CatalogueFamily>({
  _id: text,
  name: text,
  imageLink: { ...text, description: 'That of the shown size if the family has none' },
  sizes: { ...count, description: 'The number of its sizes that match' },
  fromPrice: { ...money, description: 'The lowest price of these per piece' },
});

/** A page of the catalogue. */
export const catalogueResults = objectOf<CatalogueResults>({
  tools: {
    ...listOf<CatalogueTool>({ ...tool, properties: { ...tool.properties, family } }),
    description: 'The size that matches best stands for a family of which several match',
  },
  total: { ...count, description: 'The number of items on all pages: a family is one' },
  toolTotal: { ...count, description: 'The number of tools that match' },
  facets: {
    ...objectOf<CatalogueFacets>({
      categories: facet(toolCategories),
      stock: facet(stockGroups),
      price: { anyOf: [priceRange, { type: 'null' }] },
      attributes: listOf(attributeFacet),
    }),
    description: 'What there is to filter by. A facet respects all filters except its own',
  },
  ignored: {
    ...listOf(text),
    description: 'The keys of attributes whose filters do not count',
  },
  assortment: {
    ...oneOf(assortments),
    description: 'Whether the payer sees all tools, or only those of an agreed assortment',
  },
});

/** What to offer while someone types a search. */
export const suggestions = objectOf<Suggestions>({
  families: { ...listOf(family), description: 'Those of which several sizes match' },
  tools: listOf(cartTool),
  total: { ...count, description: 'The number of tools that match' },
  categories: {
    ...listOf(objectOf<FacetCount<ToolCategory>>({ value: oneOf(toolCategories), count })),
    description: 'Those with most of the tools that match',
  },
  order: {
    anyOf: [
      objectOf<NonNullable<Suggestions['order']>>({
        _id: text,
        number: text,
        status: oneOf(orderStatuses),
      }),
      { type: 'null' },
    ],
    description: 'The order with the number that the text is, if the caller may see it',
  },
  line: {
    anyOf: [
      objectOf<NonNullable<Suggestions['line']>>({
        sku: text,
        quantity: count,
        tool: { anyOf: [cartTool, { type: 'null' }] },
      }),
      { type: 'null' },
    ],
    description: 'The SKU with a quantity that the text is',
  },
});

/** The synonyms of the search for tools. */
export const synonymListJson = objectOf<SynonymList>({
  version: text,
  synonyms: listOf(
    objectOf<Synonym>({
      word: { ...text, description: 'What people search for' },
      finds: { ...listOf(text), description: 'Other names under which a search finds it' },
    }),
  ),
});

/** The content of the home page. */
export const homeContent = objectOf<HomeContent>({
  tools: listOf({ $ref: '#/components/schemas/Tool' }),
  reviews: listOf({ $ref: '#/components/schemas/Review' }),
  ratings: { $ref: '#/components/schemas/RatingSummary' },
  contact: objectOf<ShopContact>({ email: text, phone: text }),
});
