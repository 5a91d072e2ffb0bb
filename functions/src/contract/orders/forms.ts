import { array, boolean, type InferType, number, object, string } from 'yup';
import { internationalPhone, orderAddress, phoneNumber } from '../contact/contactFields.ts';
import { isDay } from '../days.ts';
import { limits } from '../limits.ts';
import { distinctTools, pieces, toolId, unitPrice } from '../lines/lineFields.ts';
import { minOrderMessage } from '../prescribed/homeTexts.ts';
import type { QuantityRules } from '../quantities/quantityRange.ts';
import { checkQuantity } from '../quantities/quantityRules.ts';
import { documentText, requiredDocumentText } from '../text/documentText.ts';
import { oneLine, requiredText, text } from '../text/text.ts';
import { orderStatuses } from './lifecycle.ts';

/** The order form for a tool, as the browser validates it. */
export const orderFormSchema = (tool: QuantityRules) =>
  object({
    phoneNumber,
    orderAddress,
    quantity: pieces.test('allowed', (quantity, { createError }) => {
      const { message } = checkQuantity(tool, quantity ?? Number.NaN);
      return message === null || createError({ message });
    }),
  });
export type OrderFormValues = InferType<ReturnType<typeof orderFormSchema>>;

// The limits of a quantity depend on the stored tool, so `placeOrder` checks them.
const anyQuantity = pieces
  .min(1, minOrderMessage(1))
  .max(limits.stock.max, `Enter at most ${limits.stock.max} pieces`);

/** How an order is paid. */
export const paymentMethods = ['bank-transfer', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const defaultPaymentMethod: PaymentMethod = 'bank-transfer';

/** The optional fields of an order: each has a default. */
export const optionalDetails = {
  /** The buyer's own number for the order. */
  poNumber: documentText('PO number', limits.poNumber).matches(
    oneLine,
    'PO number must be one line',
  ),
  note: documentText('Note', limits.orderNote),
  /** The day that the buyer requests for the delivery; empty for the earliest. */
  requestedDay: text('Requested day', 10).test(
    'day',
    'Enter a day',
    (day) => day === undefined || day === '' || isDay(day),
  ),
  /** Whether the buyer takes no part of the order before the rest. */
  completeOnly: boolean()
    .typeError('Deliver complete only must be true or false')
    .nonNullable('Deliver complete only must be true or false'),
  paymentMethod: string()
    .typeError('Payment method must be a text')
    .nonNullable('Payment method must be a text')
    .oneOf(paymentMethods, `Payment method must be one of: ${paymentMethods.join(', ')}`),
};

/**
 * The body of an order for one tool, as in the specification. Only the `_id` of `tool` is used.
 * `totalBill` is the total in dollars that the buyer saw; it must equal quantity times the stored
 * price. `orderQuantity` is the wire name of the quantity; everywhere else it is `quantity`.
 */
export const orderSchema = object({
  phoneNumber,
  orderAddress,
  ...optionalDetails,
  orderQuantity: anyQuantity,
  tool: object({ _id: toolId }).typeError('Tool is required').required('Tool is required'),
  totalBill: number()
    .typeError('Total must be a number')
    .required('Total is required')
    .min(0, 'Total must be at least 0')
    .max(limits.total.max, `Total must be at most ${limits.total.max}`),
});
export type OrderBody = InferType<typeof orderSchema>;

const lineSchema = object({
  toolId,
  quantity: anyQuantity,
  unitPrice,
});

/** The message for an order with too many lines. */
export const tooManyLinesMessage = `An order can have at most ${limits.orderLines} lines`;

/**
 * The body of an order for several tools, each in one line. `unitPrice` is the price in cents that
 * the buyer saw; it must equal the stored price.
 */
export const orderLinesSchema = object({
  phoneNumber: internationalPhone,
  orderAddress,
  ...optionalDetails,
  /** Whether the tools of the order leave the cart of the account with it. */
  fromCart: boolean()
    .typeError('From cart must be true or false')
    .nonNullable('From cart must be true or false'),
  lines: array()
    .of(lineSchema.required('Tool is required').typeError('Tool is required'))
    .typeError('Lines must be a list')
    .required('Order at least one tool')
    .min(1, 'Order at least one tool')
    .max(limits.orderLines, tooManyLinesMessage)
    .test('distinct', distinctTools),
});
export type OrderLinesBody = InferType<typeof orderLinesSchema>;

/** A line of an order to place. `lineTotal` is the total in cents that the buyer saw. */
export interface OrderLineInput {
  toolId: string;
  quantity: number;
  lineTotal: number;
}

/** The fields of an order besides its lines. */
export type OrderDetails = Omit<OrderLinesBody, 'lines' | 'fromCart'>;

/** An order to place: both bodies under the names of the shop. */
export interface OrderInput extends Omit<OrderLinesBody, 'lines'> {
  lines: OrderLineInput[];
}

const details = {
  reason: documentText('Reason', limits.transitionReason),
  carrier: text('Carrier', limits.carrier),
  trackingNumber: text('Tracking number', limits.trackingNumber),
};

/** The body of a transition. The lifecycle says which details are required. */
export const transitionSchema = object({
  to: string()
    .typeError('The new status is required')
    .required('The new status is required')
    .oneOf(orderStatuses, `The new status must be one of: ${orderStatuses.join(', ')}`),
  ...details,
});
export type TransitionInput = InferType<typeof transitionSchema>;

/** The body of an undo: how many events the order had after the step that it undoes. */
export const undoSchema = object({
  steps: number()
    .typeError('The number of steps is required')
    .required('The number of steps is required')
    .integer('The number of steps must be a whole number')
    .min(1, 'The number of steps must be at least 1'),
});
export type UndoInput = InferType<typeof undoSchema>;

/** The messages for missing details of a transition. */
export const missingDetailMessages = {
  reason: 'Enter the reason',
  carrier: 'Enter the carrier',
  trackingNumber: 'Enter the tracking number',
} as const;

/** The form with which an admin ships an order. */
export const shipmentSchema = object({
  carrier: requiredText('Carrier', limits.carrier, missingDetailMessages.carrier),
  trackingNumber: requiredText(
    'Tracking number',
    limits.trackingNumber,
    missingDetailMessages.trackingNumber,
  ),
});
export type ShipmentValues = InferType<typeof shipmentSchema>;

/** The form with which an admin cancels an order. */
export const cancellationSchema = object({
  reason: requiredDocumentText('Reason', limits.transitionReason, missingDetailMessages.reason),
});
