import { categoryNames } from './categories.ts';
import { sharedPictureOf } from './pictures.ts';
import { quantityRangeOf, smallestOrderOf } from './quantityRules.ts';
import { siteRoutes } from './site.ts';
import { type StockLevel, stockLevelOf } from './stockLevel.ts';
import type { Tool } from './tools.ts';

const availabilities: Record<StockLevel, string> = {
  none: 'OutOfStock',
  remainder: 'LimitedAvailability',
  low: 'LimitedAvailability',
  ample: 'InStock',
};

/** UN/CEFACT's code for pieces. */
const pieces = 'C62';

/** The URL of a tool's page at the shop's origin. */
export const toolUrl = ({ _id: id }: Pick<Tool, '_id'>, origin: string): string =>
  new URL(siteRoutes.toolPage.href({ id }), origin).href;

/**
 * The structured data of a tool for search engines: identical in the served page and in the app.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export const productDataOf = (tool: Tool, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: tool.toolName,
  description: tool.toolDescription,
  image: [tool.imageLink, ...tool.morePictures].map(sharedPictureOf),
  category: categoryNames[tool.category],
  sku: tool.sku,
  offers: {
    '@type': 'Offer',
    url: toolUrl(tool, origin),
    price: tool.price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${availabilities[stockLevelOf(tool)]}`,
    itemCondition: 'https://schema.org/NewCondition',
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: quantityRangeOf(tool)?.smallest ?? smallestOrderOf(tool),
      unitCode: pieces,
    },
  },
});
