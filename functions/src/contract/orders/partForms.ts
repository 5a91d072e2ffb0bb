import { array, type InferType, number, object } from 'yup';
import { limits } from '../limits.ts';
import { distinctTools, pieces, toolId } from '../lines/lineFields.ts';
import { toCents } from '../money.ts';
import { readCents } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { documentText, requiredDocumentText } from '../text/documentText.ts';
import { missingDetailMessages, shipmentSchema, tooManyLinesMessage } from './forms.ts';

const line = object({
  toolId,
  quantity: pieces
    .min(1, 'Enter at least 1 piece')
    .max(limits.stock.max, `Enter at most ${limits.stock.max} pieces`),
});

const chooseLine = 'Choose at least one line';

/** Some pieces of an order, each tool in one line; without them, all that there are. */
const lines = array()
  .of(line.required('Tool is required').typeError('Tool is required'))
  .typeError('Lines must be a list')
  .nonNullable('Lines must be a list')
  .min(1, chooseLine)
  .max(limits.orderLines, tooManyLinesMessage)
  .test('distinct', distinctTools);

/** The body of a shipment. Without lines, it contains all pieces that remain. */
export const shippedPartSchema = object({
  lines,
  /** Why staff ship a part of an order that the buyer takes only complete. */
  reason: documentText('Reason', limits.transitionReason),
}).concat(shipmentSchema);
export type ShippedPartInput = InferType<typeof shippedPartSchema>;

/**
 * The body of a cancellation in part. Without lines, it is one of all pieces that remain. Only an
 * admin has to give the reason.
 */
export const cancelledPartSchema = object({
  lines,
  reason: documentText('Reason', limits.transitionReason),
});
export type CancelledPartInput = InferType<typeof cancelledPartSchema>;

const amount = typedNumber(number(), readCents, 'Enter the amount')
  .integer('The amount must be in whole cents')
  .min(1, 'The amount must be more than 0')
  .max(toCents(limits.total.max), 'The amount is too large');

/**
 * The body of a credit note: for pieces, or over a net amount in cents with the text that its line
 * then has.
 */
export const creditSchema = object({
  lines: lines.when('amount', ([sum], schema) =>
    sum === undefined
      ? schema.required('Choose lines, or enter an amount')
      : schema.test('either', 'Credit either pieces or an amount', (value) => value === undefined),
  ),
  amount,
  text: documentText('Text', limits.creditText).when('amount', ([sum], schema) =>
    sum === undefined ? schema : schema.required('Enter the text'),
  ),
  reason: requiredDocumentText('Reason', limits.transitionReason, missingDetailMessages.reason),
});
export type CreditInput = InferType<typeof creditSchema>;
