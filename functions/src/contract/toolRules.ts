import type { Prices } from './pricing.ts';
import { type QuantityRules, smallestOrderOf } from './quantityRules.ts';

/** The fields of a tool that must fit together. Those that are missing are not checked. */
export type RelatedFields = Partial<
  Omit<QuantityRules, 'sellRemainder'> & Prices & { imageLink: string; morePictures: string[] }
>;

/** Messages by field, as in `priceBreaks.1.price`. */
export type FieldMessages = Record<string, string>;

const isNumber = (value: unknown): value is number => typeof value === 'number';

const maximumProblems = ({
  minOrder,
  orderMultiple = 1,
  maxOrder,
}: RelatedFields): FieldMessages => {
  if (!isNumber(maxOrder)) return {};
  if (orderMultiple > maxOrder) {
    return {
      orderMultiple: `A pack must not have more pieces than the maximum per order, ${maxOrder}`,
    };
  }
  const smallest = minOrder === undefined ? 0 : smallestOrderOf({ minOrder, orderMultiple });
  if (smallest <= maxOrder) return {};
  return { maxOrder: `Enter at least ${smallest}, the smallest order, or leave it empty` };
};

const quantityProblem = (
  quantity: number,
  previous: number | undefined,
  { orderMultiple = 1, maxOrder }: RelatedFields,
): string | undefined => {
  if (previous !== undefined && quantity <= previous) {
    return `Enter more pieces than in the row above, ${previous}`;
  }
  if (quantity % orderMultiple !== 0) {
    const below = quantity - (quantity % orderMultiple);
    const above = below + orderMultiple;
    return `Enter a multiple of ${orderMultiple}: ${below > 0 ? `${below} or ${above}` : above}`;
  }
  if (!isNumber(maxOrder) || quantity <= maxOrder) return undefined;
  return `Enter at most ${maxOrder}, the maximum per order`;
};

const priceProblem = (price: number, previous: number | undefined): string | undefined =>
  previous !== undefined && price >= previous
    ? `Enter less than $${previous.toFixed(2)}, the price for fewer pieces`
    : undefined;

const breakProblems = (fields: RelatedFields): FieldMessages => {
  const { price, priceBreaks } = fields;
  if (!Array.isArray(priceBreaks)) return {};
  const problems = priceBreaks.flatMap((row, at) => {
    const previous = priceBreaks[at - 1];
    return [
      [
        `priceBreaks.${at}.minQuantity`,
        quantityProblem(row?.minQuantity, previous?.minQuantity, fields),
      ],
      [`priceBreaks.${at}.price`, priceProblem(row?.price, previous ? previous.price : price)],
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
  isNumber(available) && available > 0 && orderMultiple > available
    ? `A pack must not have more pieces than there are in stock, ${available}: enter fewer, or more stock`
    : undefined;
