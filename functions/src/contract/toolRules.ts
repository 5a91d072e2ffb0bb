import type { Prices } from './pricing.ts';
import { type QuantityRules, smallestOrderOf } from './quantityRules.ts';

/** The fields of a tool that must fit together. Those that are missing or invalid are not checked. */
export type RelatedFields = Partial<
  Omit<QuantityRules, 'sellRemainder'> & Prices & { imageLink: string; morePictures: string[] }
>;

/** Messages by field, as in `priceBreaks.1.price`. */
export type FieldMessages = Record<string, string>;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const packOf = ({ orderMultiple }: RelatedFields): number =>
  isCount(orderMultiple) ? orderMultiple : 1;

const maximumProblems = (fields: RelatedFields): FieldMessages => {
  const { minOrder, maxOrder } = fields;
  const orderMultiple = packOf(fields);
  if (!isCount(maxOrder)) return {};
  if (orderMultiple > maxOrder) {
    return {
      orderMultiple: `A pack must not have more pieces than the maximum per order, ${maxOrder}`,
    };
  }
  const smallest = isCount(minOrder) ? smallestOrderOf({ minOrder, orderMultiple }) : 0;
  if (smallest <= maxOrder) return {};
  return { maxOrder: `Enter at least ${smallest}, the smallest order, or leave it empty` };
};

const quantityProblem = (
  quantity: unknown,
  previous: unknown,
  fields: RelatedFields,
): string | undefined => {
  const { maxOrder } = fields;
  if (!isCount(quantity)) return undefined;
  if (isCount(previous) && quantity <= previous) {
    return `Enter more pieces than in the row above, ${previous}`;
  }
  const pack = packOf(fields);
  const below = quantity - (quantity % pack);
  if (below !== quantity) {
    const nearest = below > 0 ? `${below} or ${below + pack}` : pack;
    return `Enter a multiple of ${pack}: ${nearest}`;
  }
  if (!isCount(maxOrder) || quantity <= maxOrder) return undefined;
  return `Enter at most ${maxOrder}, the maximum per order`;
};

const priceProblem = (price: unknown, previous: unknown): string | undefined =>
  typeof price === 'number' && typeof previous === 'number' && price >= previous
    ? `Enter less than $${previous.toFixed(2)}, the price for fewer pieces`
    : undefined;

const breakProblems = (fields: RelatedFields): FieldMessages => {
  const { price, priceBreaks } = fields;
  if (!Array.isArray(priceBreaks)) return {};
  const problems = priceBreaks.flatMap((row, at) => {
    const previous = priceBreaks[at - 1];
    const quantity = quantityProblem(row?.minQuantity, previous?.minQuantity, fields);
    return [
      [`priceBreaks.${at}.minQuantity`, quantity],
      [`priceBreaks.${at}.price`, priceProblem(row?.price, at === 0 ? price : previous?.price)],
    ];
  });
  return Object.fromEntries(problems.filter(([, message]) => message !== undefined));
};

const pictureProblems = ({ imageLink, morePictures }: RelatedFields): FieldMessages => {
  if (!Array.isArray(morePictures)) return {};
  const all = [imageLink, ...morePictures];
  const repeated = morePictures.findIndex((link, at) => all.indexOf(link) <= at);
  return repeated < 0 ? {} : { [`morePictures.${repeated}`]: 'This picture is already shown' };
};

/** What is wrong with fields that must fit together, by field. Empty when they fit. */
export const problemsOfTool = (fields: RelatedFields): FieldMessages => ({
  ...maximumProblems(fields),
  ...breakProblems(fields),
  ...pictureProblems(fields),
});

/**
 * The message for packs of more pieces than are in stock, or undefined. Applies when the pack size is
 * entered: later, sales can leave less than a pack, and those are the last pieces.
 */
export const packAboveStockMessage = ({
  orderMultiple = 1,
  available,
}: Pick<RelatedFields, 'orderMultiple' | 'available'>): string | undefined =>
  isCount(available) && orderMultiple > available
    ? `A pack must not have more pieces than there are in stock, ${available}: enter fewer, or more stock`
    : undefined;
