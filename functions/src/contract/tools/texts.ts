import type { PriceBreak } from '../lines/pricing.ts';
import { decimalMoney } from '../money.ts';
import type { AttributeTexts } from './attributeTexts.ts';
import type { Specification } from './model.ts';
import type { RelationList } from './relatedIds.ts';

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

/** Lists of other tools as texts: their ids, or their SKUs in a table, separated by blanks. */
export const relatedTexts = (
  tool: Record<RelationList, readonly string[]>,
  textOf: (id: string) => string = String,
): Record<RelationList, string> => {
  const textOfAll = (ids: readonly string[]) => ids.map(textOf).join(' ');
  return {
    accessories: textOfAll(tool.accessories),
    spareParts: textOfAll(tool.spareParts),
    alternatives: textOfAll(tool.alternatives),
  };
};

/** URLs of pictures as one text with a line for each. */
export const picturesText = (links: readonly string[]): string => links.join('\n');
