import { array, type InferType, number, object, string } from 'yup';
import { limits } from '../limits.ts';
import { distinctTools, pieces, toolId } from '../lines/lineFields.ts';
import { readPercent, readPieces } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { tooManyLinesMessage } from '../orders/forms.ts';
import { wholePiecesMessage } from '../quantities/quantityRules.ts';
import { documentText } from '../text/documentText.ts';
import { pictureUrl, text } from '../text/text.ts';
import { resolutions, returnKinds, returnTargets } from './lifecycle.ts';

/** The messages for details that a return or its transition lacks. */
export const returnMessages = {
  lineReason: 'Describe what is wrong',
  reason: 'Enter the reason',
  lines: 'Choose at least one line',
  received: 'Count what has arrived',
  resellable: 'No more than have arrived',
  resolution: 'Choose what the customer gets',
  carrier: 'Enter the carrier',
  trackingNumber: 'Enter the tracking number',
} as const;

const kindMessage = `The kind must be one of: ${returnKinds.join(', ')}`;
const pictureMessage = 'Picture must be one uploaded to the shop';

const askedLine = object({
  toolId,
  quantity: pieces
    .min(1, 'Enter at least 1 piece')
    .max(limits.stock.max, `Enter at most ${limits.stock.max} pieces`),
  reason: documentText('Reason', limits.returnReason),
});

/** The body of a return or a claim. Only an admin can name an exception. */
export const askedReturnSchema = object({
  kind: string().typeError(kindMessage).required(kindMessage).oneOf(returnKinds, kindMessage),
  lines: array()
    .of(askedLine.required('Tool is required').typeError('Tool is required'))
    .typeError('Lines must be a list')
    .required(returnMessages.lines)
    .min(1, returnMessages.lines)
    .max(limits.orderLines, tooManyLinesMessage)
    .test('distinct', distinctTools),
  pictures: array()
    .of(pictureUrl('Picture', limits.url).required(pictureMessage))
    .typeError('Pictures must be a list')
    .nonNullable('Pictures must be a list')
    .max(limits.returnPictures, `Add at most ${limits.returnPictures} pictures`),
  /** Why the shop takes it although the time for it has passed. */
  exception: documentText('Exception', limits.transitionReason),
});
export type AskedReturnInput = InferType<typeof askedReturnSchema>;

const count = typedNumber(number(), readPieces, wholePiecesMessage)
  .nonNullable(wholePiecesMessage)
  .integer(wholePiecesMessage)
  .min(0, 'Enter 0 or more pieces')
  .max(limits.stock.max, `Enter at most ${limits.stock.max} pieces`);

const resolutionMessage = `The resolution must be one of: ${resolutions.join(', ')}`;

const decidedLine = object({
  toolId,
  /** The approved pieces, or those that have arrived. */
  quantity: count,
  /** Those of them that can be sold again. */
  resellable: count,
  resolution: string()
    .typeError(resolutionMessage)
    .nonNullable(resolutionMessage)
    .oneOf(resolutions, resolutionMessage),
  note: documentText('Note', limits.returnReason),
});
export type DecidedLine = InferType<typeof decidedLine>;

const statusMessage = `The new status must be one of: ${returnTargets.join(', ')}`;

/** The body of a transition of a return. Which details it needs depends on the new status. */
export const returnTransitionSchema = object({
  to: string()
    .typeError(statusMessage)
    .required('The new status is required')
    .oneOf(returnTargets, statusMessage),
  reason: documentText('Reason', limits.transitionReason),
  /** In basis points: 1000 is 10 %. */
  feeRate: typedNumber(number(), readPercent, 'Fee must be a number')
    .integer('Fee must have at most 2 decimals')
    .min(0, 'Fee must be at least 0')
    .max(limits.feeRate, 'Fee must be at most 100%'),
  lines: array()
    .of(decidedLine.required('Tool is required').typeError('Tool is required'))
    .typeError('Lines must be a list')
    .nonNullable('Lines must be a list')
    .max(limits.orderLines, tooManyLinesMessage)
    .test('distinct', distinctTools),
  carrier: text('Carrier', limits.carrier),
  trackingNumber: text('Tracking number', limits.trackingNumber),
});
export type ReturnTransitionInput = InferType<typeof returnTransitionSchema>;
