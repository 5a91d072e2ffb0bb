import { limits } from '../limits.ts';
import type { Prices } from '../lines/pricing.ts';
import { formatMoney } from '../money.ts';
import { type QuantityRules, smallestOrderOf } from '../quantities/quantityRange.ts';

/** The fields of a tool that must fit together. Those that are missing are not checked. */
export type RelatedFields = Partial<
  Omit<QuantityRules, 'sellRemainder'> & Prices & { imageLink: string; morePictures: string[] }
>;

/** Messages by field, as in `priceBreaks.1.price`. */
export type FieldMessages = Record<string, string>;

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

const isCount = (value: unknown): value is number => isPositive(value) && Number.isInteger(value);

// Fields that are invalid by themselves are refused by the form.
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
  if (!isCount(quantity)) return undefined;
  if (isCount(previous) && quantity <= previous) {
    return `Enter more pieces than in the row above, ${previous}`;
  }
  const orderMultiple = packOf(fields);
  if (quantity % orderMultiple !== 0) {
    const below = quantity - (quantity % orderMultiple);
    const above = below + orderMultiple;
    return `Enter a multiple of ${orderMultiple}: ${below > 0 ? `${below} or ${above}` : above}`;
  }
  if (!isCount(fields.maxOrder) || quantity <= fields.maxOrder) return undefined;
  return `Enter at most ${fields.maxOrder}, the maximum per order`;
};

const priceProblem = (price: unknown, previous: unknown): string | undefined =>
  isPositive(price) && isPositive(previous) && price >= previous
    ? `Enter less than ${formatMoney(previous)}, the price for fewer pieces`
    : undefined;

const breakProblems = (fields: RelatedFields): FieldMessages => {
  const { price, priceBreaks } = fields;
  if (!Array.isArray(priceBreaks)) return {};
  const problems = priceBreaks.slice(0, limits.priceBreaks).flatMap((row, at) => {
    const previous = at > 0 ? priceBreaks[at - 1] : { price };
    return [
      [
        `priceBreaks.${at}.minQuantity`,
        quantityProblem(row?.minQuantity, previous?.minQuantity, fields),
      ],
      [`priceBreaks.${at}.price`, priceProblem(row?.price, previous?.price)],
    ];
  });
  return Object.fromEntries(problems.filter(([, message]) => message !== undefined));
};

const pictureProblems = ({ imageLink, morePictures }: RelatedFields): FieldMessages => {
  if (!Array.isArray(morePictures)) return {};
  if (imageLink === '' && morePictures.length > 0) return { imageLink: 'Picture is required' };
  const all = [imageLink, ...morePictures.slice(0, limits.pictures)];
  const repeated = all.findIndex((link, at) => link !== undefined && all.indexOf(link) < at) - 1;
  return repeated < 0 ? {} : { [`morePictures.${repeated}`]: 'This picture is already shown' };
};

/** The problems of fields that must fit together, by field. Empty when they fit. */
export const problemsOfTool = (fields: RelatedFields): FieldMessages => ({
  ...maximumProblems(fields),
  ...breakProblems(fields),
  ...pictureProblems(fields),
});
