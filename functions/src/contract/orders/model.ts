import type { Acknowledged, Inserted } from '../calls/responses.ts';
import { addDays, dayOf } from '../days.ts';
import { limits } from '../limits.ts';
import type { Currency } from '../money.ts';
import type { TaxedTotals } from '../tax/tax.ts';
import type { PaymentTerms } from '../terms/paymentTerms.ts';
import type { Tool } from '../tools/model.ts';
import type { OrderDispute } from './disputes.ts';
import type { PaymentMethod } from './forms.ts';
import type { OrderActor, OrderStatus } from './lifecycle.ts';

/** A line item of an order, as agreed when it was placed. Money is in whole cents. */
export interface OrderLine {
  toolId: string;
  sku: string;
  toolName: string;
  /** The URL of the tool's picture. */
  picture: string;
  quantity: number;
  unitPrice: number;
  /** The `minQuantity` of the price break that the line got; null without one. */
  breakQuantity: number | null;
  lineTotal: number;
}

/** A status change of an order: who made it, in which role, and its details. */
export interface OrderEvent<Time> {
  status: OrderStatus;
  actor: OrderActor;
  /** The account that made the change; null for the shop itself. */
  uid: string | null;
  at: Time;
  reason?: string;
  carrier?: string;
  trackingNumber?: string;
}

/** The fields that a stored order and the order in a response share. Money is in whole cents. */
export interface OrderFields extends TaxedTotals {
  /** The number that people use: `TH-4K2M9A7C`. */
  number: string;
  /** Who pays: the uid of a person, or the id of a company. */
  payerId: string;
  payerName: string;
  /** The account that placed it. */
  userId: string;
  userName: string;
  userEmail: string;
  phoneNumber: string;
  orderAddress: string;
  /** The buyer's own number for the order; may be empty. */
  poNumber: string;
  /** The buyer's note to the shop; may be empty. */
  note: string;
  paymentMethod: PaymentMethod;
  lines: OrderLine[];
  currency: Currency;
  terms: PaymentTerms;
  /** All payments less all refunds. */
  paid: number;
  /** All refunds. */
  refunded: number;
  status: OrderStatus;
  /** The numbers of the invoice and of the credit note; null as long as there is none. */
  invoiceNumber: string | null;
  creditNoteNumber: string | null;
  /** The quote that the order was agreed in; null for an order at the shop's prices. */
  quoteId: string | null;
  quoteNumber: string | null;
  /** The disputes about its card payments; missing without one. */
  disputes?: OrderDispute[];
}

/** The fields of a tool that an order keeps. `price` is the agreed price in dollars. */
export type OrderedTool = Pick<Tool, '_id' | 'toolName' | 'price' | 'imageLink'>;

/** An order in a response; times are ISO 8601. */
export interface Order extends OrderFields {
  _id: string;
  history: OrderEvent<string>[];
  createdAt: string;
  dueAt: string | null;
  /** The tool of the first line, for clients of the specification. */
  tool: OrderedTool;
  /** The quantity of the first line, for clients of the specification. */
  orderQuantity: number;
  /** The total in dollars, for clients of the specification. */
  totalBill: number;
}

/** The response to a placed order. */
export interface PlacedOrder extends Inserted {
  order: Order;
}

/** The response to a transition: the order after it. */
export interface ChangedOrder extends Acknowledged {
  order: Order;
}

/** The pieces of all lines. */
export const piecesOf = ({ lines }: { lines: readonly Pick<OrderLine, 'quantity'>[] }): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The day by which the shop promises delivery of an order placed at that time. */
export const promisedDelivery = (createdAt: Date | string, timeZone: string): string =>
  addDays(dayOf(new Date(createdAt), timeZone), limits.deliveryDays);
