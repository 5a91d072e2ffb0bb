import type { PriceBreak } from '../lines/pricing.ts';
import { decimalMoney } from '../money.ts';
import type { AttributeTexts } from './attributeTexts.ts';
import type { Specification } from './model.ts';

/** Price breaks as one text, in the table of tools and in the audit log: `24: 8.90; 48: 8.40`. */
export const priceBreaksText = (priceBreaks: readonly PriceBreak[]): string =>
  priceBreaks.map(({ minQuantity, price }) => `${minQuantity}: ${decimalMoney(price)}`).join('; ');

/** Specifications as one text with a line for each: `Length: 350 mm`. */
export const specificationsText = (specifications: readonly Specification[]): string =>
  specifications.map(({ name, value }) => `${name}: ${value}`).join('\n');

/** Values of attributes as one text with a line for each, by key: `blade-width: 10 mm`. */
export const attributesText = (attributes: AttributeTexts): string =>
  Object.entries(attributes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n');

/** URLs of pictures as one text with a line for each. */
export const picturesText = (links: readonly string[]): string => links.join('\n');
