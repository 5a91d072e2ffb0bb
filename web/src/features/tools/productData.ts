import type { Tool } from 'functions/contract';
import { paths } from '../../paths.ts';
import { type StockLevel, stockLevelOf } from './stock.ts';

const availabilities: Record<StockLevel, string> = {
  none: 'OutOfStock',
  belowMinimum: 'OutOfStock',
  low: 'LimitedAvailability',
  ample: 'InStock',
};

/** UN/CEFACT's code for pieces. */
const pieces = 'C62';

/**
 * A tool as search engines read it.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export const productDataOf = (tool: Tool, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: tool.toolName,
  description: tool.toolDescription,
  image: [tool.imageLink],
  sku: tool._id,
  offers: {
    '@type': 'Offer',
    url: origin + paths.tool.href(tool._id),
    price: tool.price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${availabilities[stockLevelOf(tool)]}`,
    itemCondition: 'https://schema.org/NewCondition',
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: tool.minOrder,
      unitCode: pieces,
    },
  },
});
