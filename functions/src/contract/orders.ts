import { type InferType, number, object, string } from 'yup';
import type { Inserted } from './answers.ts';
import { limits } from './limits.ts';
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

/** How a quantity below the tool's minimum is refused. */
export const minOrderMessage = (minOrder: number): string =>
  `Minimum order amount : ${minOrder} piece`;

/** How a quantity above the tool's stock is refused. */
const maxOrderMessage = (available: number): string =>
  `Maximum available order : ${available} piece`;

/** The order form for a tool, which the browser validates before it sends the order. */
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
 * The body of an order. Only the `_id` of `tool` is read. `totalBill` is the total that the buyer
 * saw, in dollars; it is compared with quantity times the stored price. The bounds of the quantity
 * depend on the stored tool and are checked where the order is placed. `orderQuantity` is the wire
 * name of the quantity: everywhere else it is `quantity`.
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

/** What becomes of an order: placed, and perhaps cancelled. */
export const orderStatuses = ['placed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** One tool of an order. Money is in dollars; `tool` is a copy from the time of sale. */
export interface OrderLine {
  toolId: string;
  tool: Tool;
  quantity: number;
  unitPrice: number;
  lineTotal: number;
}

/** One step of an order's life. `by` is the uid of the account that took it. */
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

/** An order as the store keeps it. */
export interface OrderDocument extends OrderFields<Date> {
  /** What was asked for under an Idempotency-Key, to tell a repeat from another order. */
  requestHash: string | null;
  /** Which transaction cancelled the order: one whose answer was lost recognises its own work. */
  cancellationId?: string;
  /** What a search finds it by: the customer's name and address. */
  searchTerms: string[];
}

/** An order as the API sends it; times are ISO 8601. */
export interface Order extends OrderFields<string> {
  _id: string;
  /** The tool and the quantity of the first line. */
  tool: Tool;
  orderQuantity: number;
}

/** The answer to a placed order. */
export interface PlacedOrder extends Inserted {
  order: Order;
}
