import { array, type InferType, object, string } from 'yup';
import { limits } from '../limits.ts';

/** What staff print of several orders at once. */
const orderPrints = ['pick-lists', 'collected-pick-list', 'delivery-notes', 'labels'] as const;
export type OrderPrint = (typeof orderPrints)[number];

/** The message for too many orders to print. */
export const tooManyPrintsMessage = `At most ${limits.bulkOrders} orders can be printed at once`;

const orderId = string()
  .typeError('The id of an order must be a text')
  .required('The id of an order is required')
  .max(limits.documentId, `The id of an order must have at most ${limits.documentId} characters`);

/** The orders to print, and what of them. */
export const orderPrintSchema = object({
  print: string()
    .typeError('Choose what to print')
    .required('Choose what to print')
    .oneOf(orderPrints, `It must be one of: ${orderPrints.join(', ')}`),
  orderIds: array()
    .of(orderId)
    .typeError('The orders must be a list')
    .required('Choose at least one order')
    .min(1, 'Choose at least one order')
    .max(limits.bulkOrders, tooManyPrintsMessage)
    .test(
      'distinct',
      'Each order can be in the list once',
      (ids) => new Set(ids).size === (ids?.length ?? 0),
    ),
});
export type OrderPrintInput = InferType<typeof orderPrintSchema>;

/** Why an order is not in what was printed. */
const unprintedReasons = [
  'not-found',
  'cancelled',
  'nothing-to-pick',
  'no-parcel',
  'delivered',
] as const;
export type UnprintedReason = (typeof unprintedReasons)[number];

/** The header that names the orders that were not printed: by position in the list, and why. */
export const unprintedHeader = 'X-Unprinted-Orders';

/** Orders that were not printed, by their positions in the request. */
export type Unprinted = ReadonlyMap<number, UnprintedReason>;

/** Writes the header: `2=cancelled, 7=no-parcel`. */
export const unprintedText = (unprinted: Unprinted): string =>
  [...unprinted].map(([position, reason]) => `${position}=${reason}`).join(', ');

/** Reads the header; an unknown reason is left out. */
export const readUnprinted = (text: string): Unprinted =>
  new Map(
    text.split(', ').flatMap((entry) => {
      const [position, name] = entry.split('=');
      const reason = unprintedReasons.find((known) => known === name);
      return reason ? [[Number(position), reason] as const] : [];
    }),
  );
