import { type PriceTier, priceTiersOf } from '../lines/pricing.ts';
import { decimalCents, decimalMoney, shopCurrency } from '../money.ts';
import { smallestQuantityOf } from '../quantities/quantityRange.ts';
import { type StockLevel, stockLevelOf } from '../stock/stockLevel.ts';
import { categoryNames } from '../tools/categories.ts';
import type { Tool } from '../tools/model.ts';
import { indexedPictureOf } from '../tools/pictures.ts';
import { sitePath, siteRoutes } from './siteRoutes.ts';

const availabilities: Record<StockLevel, string> = {
  none: 'OutOfStock',
  remainder: 'LimitedAvailability',
  low: 'LimitedAvailability',
  ample: 'InStock',
};

/** UN/CEFACT's code for pieces. */
const pieces = 'C62';

const tierData = ({ from, until, unitPrice }: PriceTier) => ({
  '@type': 'UnitPriceSpecification',
  price: decimalCents(unitPrice),
  priceCurrency: shopCurrency,
  eligibleQuantity: {
    '@type': 'QuantitativeValue',
    minValue: from,
    ...(until !== null && { maxValue: until - 1 }),
    unitCode: pieces,
  },
});

/** The URL of a tool's page at the shop's origin. */
export const toolUrl = ({ _id: id }: Pick<Tool, '_id'>, origin: string): string =>
  new URL(sitePath(siteRoutes.toolPage, { params: { id } }), origin).href;

/**
 * The structured data of a tool for search engines: identical in the served page and in the app.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export const productDataOf = (tool: Tool, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: tool.toolName,
  description: tool.toolDescription,
  image: [tool.imageLink, ...tool.morePictures].map(indexedPictureOf),
  category: categoryNames[tool.category],
  sku: tool.sku,
  ...(tool.gtin && { gtin: tool.gtin }),
  offers: {
    '@type': 'Offer',
    url: toolUrl(tool, origin),
    price: decimalMoney(tool.price),
    priceCurrency: shopCurrency,
    ...(tool.priceBreaks.length > 0 && { priceSpecification: priceTiersOf(tool).map(tierData) }),
    availability: `https://schema.org/${availabilities[stockLevelOf(tool)]}`,
    itemCondition: 'https://schema.org/NewCondition',
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: smallestQuantityOf(tool),
      unitCode: pieces,
    },
  },
});
