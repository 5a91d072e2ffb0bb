import type { Acknowledged, Inserted } from '../calls/responses.ts';
import { addDays, dayOf, endOfDay } from '../days.ts';
import { limits } from '../limits.ts';
import type { PriceSource } from '../lines/agreement.ts';
import type { Currency } from '../money.ts';
import type { TaxedTotals } from '../tax/tax.ts';
import type { PaymentTerms } from '../terms/paymentTerms.ts';
import type { Tool } from '../tools/model.ts';
import type { OrderDispute } from './disputes.ts';
import type { PaymentMethod } from './forms.ts';
import type { OrderStatus } from './lifecycle.ts';
import { type LineCounters, remainingOf, sumPieces } from './lineCounters.ts';
import type { CreditAmounts, OrderEvent } from './orderSteps.ts';

/** A line item as it is agreed. Money is in whole cents. */
export interface AgreedLine extends PriceSource {
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

/**
 * A line item of an order, and what has happened to its pieces. Its price and its quantity never
 * change. `lineTotal` is the price of the pieces that are billed: all but those that were cancelled
 * before the invoice.
 */
export interface OrderLine extends AgreedLine, LineCounters {}

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
  /** The number of the invoice; null as long as there is none. */
  invoiceNumber: string | null;
  /** The numbers of its credit notes, oldest first. */
  creditNoteNumbers: string[];
  /** The sum of its credit notes. */
  credited: CreditAmounts;
  /** How many shipments it has had, reversed ones included. */
  shipmentCount: number;
  /** How many returns and claims it has had, declined ones included. */
  returnCount: number;
  /** The quote that the order was agreed in; null for an order at the shop's prices. */
  quoteId: string | null;
  quoteNumber: string | null;
  /**
   * How many changes its returns and claims have had, so that pages that listen to the order see
   * each of them; missing without one.
   */
  returnChanges?: number;
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

/**
 * The event in which an admin placed an order for its customer, with the reason; undefined for an
 * order that its customer placed.
 */
export const staffPlacement = <Event extends OrderEvent<unknown>>({
  history: [placed],
}: {
  history: readonly Event[];
}): Event | undefined => (placed?.actor === 'admin' ? placed : undefined);

/** The pieces of all lines. */
export const piecesOf = ({ lines }: { lines: readonly Pick<OrderLine, 'quantity'>[] }): number =>
  sumPieces(lines, ({ quantity }) => quantity);

/** The pieces of all lines that are still to be shipped. */
export const remainingPiecesOf = ({ lines }: Pick<OrderFields, 'lines'>): number =>
  sumPieces(lines, remainingOf);

/** The pieces of a line that are billed: all but those that were cancelled before the invoice. */
export const billedOf = ({
  unitPrice,
  lineTotal,
}: Pick<AgreedLine, 'unitPrice' | 'lineTotal'>): number => lineTotal / unitPrice;

/** The pieces of a line for which a credit note can still be issued. */
export const creditableOf = (
  line: Pick<OrderLine, 'unitPrice' | 'lineTotal' | 'credited'>,
): number => billedOf(line) - line.credited;

/** The last time at which an order can have been placed whose promised day has passed. */
export const latePlacedUntil = (now: Date, timeZone: string): Date =>
  endOfDay(addDays(dayOf(now, timeZone), -limits.deliveryDays - 1), timeZone);

/** The day by which the shop promises delivery of an order placed at that time. */
export const promisedDelivery = (createdAt: Date | string, timeZone: string): string =>
  addDays(dayOf(new Date(createdAt), timeZone), limits.deliveryDays);
