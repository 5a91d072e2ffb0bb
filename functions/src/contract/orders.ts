import { type InferType, number, object, string } from 'yup';
import { limits } from './limits.ts';
import type { OrderStatus } from './orderLifecycle.ts';
import type { Inserted } from './responses.ts';
import { requiredText, wellFormed } from './text.ts';
import type { Tool } from './tools.ts';

const phoneMessage = `Enter valid phone number of ${limits.phoneDigits} digit`;

const phoneNumber = string()
  .typeError(phoneMessage)
  .required(phoneMessage)
  .matches(new RegExp(`^\\d{${limits.phoneDigits}}$`), phoneMessage);

const orderAddress = requiredText(
  'Delivery address',
  limits.orderAddress,
  'Enter the delivery address',
);

const pieces = number()
  .typeError('Enter the number of pieces')
  .required('Enter the number of pieces')
  .integer('Enter a whole number of pieces');

/** The message for a quantity below the tool's minimum. */
export const minOrderMessage = (minOrder: number): string =>
  `Minimum order amount : ${minOrder} piece`;

/** The message for a quantity above the tool's stock. */
const maxOrderMessage = (available: number): string =>
  `Maximum available order : ${available} piece`;

/** The order form for a tool, as the browser validates it. */
export const orderFormSchema = ({ minOrder, available }: Pick<Tool, 'minOrder' | 'available'>) =>
  object({
    phoneNumber,
    orderAddress,
    quantity: pieces
      .min(minOrder, minOrderMessage(minOrder))
      .max(available, maxOrderMessage(available)),
  });
export type OrderFormValues = InferType<ReturnType<typeof orderFormSchema>>;

/**
 * The body of an order. Only the `_id` of `tool` is used. `totalBill` is the total in dollars that the
 * buyer saw; it must equal quantity times the stored price. The limits of the quantity depend on the
 * stored tool, so `placeOrder` checks them. `orderQuantity` is the wire name of the quantity;
 * everywhere else it is `quantity`.
 */
export const orderSchema = object({
  phoneNumber,
  orderAddress,
  orderQuantity: pieces.min(1, minOrderMessage(1)),
  tool: object({
    _id: string()
      .transform(wellFormed)
      .typeError('Tool is required')
      .required('Tool is required')
      .max(limits.documentId, 'Tool is required'),
  })
    .typeError('Tool is required')
    .required('Tool is required'),
  totalBill: number()
    .typeError('Total must be a number')
    .required('Total is required')
    .min(0, 'Total must be at least 0')
    .max(limits.total.max, `Total must be at most ${limits.total.max}`),
});
export type OrderBody = InferType<typeof orderSchema>;

/** The body of an order under the names of the shop. */
export type OrderInput = Omit<OrderBody, 'orderQuantity'> & Pick<OrderFormValues, 'quantity'>;

/** A line item of an order. Money is in dollars; `tool` is a copy from the time of sale. */
export interface OrderLine {
  toolId: string;
  tool: Tool;
  quantity: number;
  unitPrice: number;
  lineTotal: number;
}

/** A status change of an order. `by` is the uid of the account that made it. */
export interface OrderStatusChange<Time> {
  status: OrderStatus;
  by: string;
  at: Time;
}

interface OrderFields<Time> {
  userId: string;
  userName: string;
  userEmail: string;
  phoneNumber: string;
  orderAddress: string;
  lines: OrderLine[];
  totalBill: number;
  status: OrderStatus;
  statusHistory: OrderStatusChange<Time>[];
  createdAt: Time;
}

/** A stored order. */
export interface OrderDocument extends OrderFields<Date> {
  /** A hash of the request with an Idempotency-Key, to distinguish a retry from another order. */
  requestHash: string | null;
  /** The transaction that cancelled the order, so that it recognises its own commit if the response is lost. */
  cancellationId?: string;
  /** The search index: words of the customer's name and address. */
  searchTerms: string[];
}

/** An order in a response; times are ISO 8601. */
export interface Order extends OrderFields<string> {
  _id: string;
  /** The tool and the quantity of the first line. */
  tool: Tool;
  orderQuantity: number;
}

/** The response to a placed order. */
export interface PlacedOrder extends Inserted {
  order: Order;
}
