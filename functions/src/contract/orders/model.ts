import type { Acknowledged, Inserted } from '../calls/responses.ts';
import { addDays, type DayStyle, dayOf, formatDay } from '../days.ts';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import type { Tool } from '../tools/model.ts';
import type { agreedLineFields, orderFields, orderLineFields } from './fields.ts';
import type { StaffOrderFilter } from './lifecycle.ts';
import { remainingOf, sumPieces } from './lineCounters.ts';
import type { OrderEvent } from './orderSteps.ts';

/** A line item as it is agreed. Money is in whole cents. */
export interface AgreedLine extends Sent<typeof agreedLineFields> {}

/** A line item of an order, and what has happened to its pieces. */
export interface OrderLine extends Sent<typeof orderLineFields> {}

/** The fields that a stored order and the order in a response share. Money is in whole cents. */
export interface OrderFields
  extends Omit<Sent<typeof orderFields>, 'history' | 'createdAt' | 'dueAt'> {}

/** An order in a response; times are ISO 8601. */
export interface Order extends Sent<typeof orderFields> {
  _id: string;
  /** The tool of the first line, for clients of the specification. */
  tool: Pick<Tool, '_id' | 'toolName' | 'price' | 'imageLink'>;
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

/** The message for a part of an order that is to be delivered complete. */
export const completeOnlyMessage =
  'The buyer takes this order only complete: ship all that remains, or enter why not';

/** When an order arrives: on the requested day, by the day that was said, or as promised. */
export const arrivalText = (
  order: Pick<OrderFields, 'requestedDay' | 'deliveryDay'> & { createdAt: Date | string },
  timeZone: string,
  style: DayStyle = 'long',
): string =>
  order.requestedDay
    ? `On ${formatDay(order.requestedDay, style)}, as requested`
    : `By ${formatDay(order.deliveryDay ?? promisedDelivery(order.createdAt, timeZone), style)}`;

/** The day by which the shop promises delivery of an order placed at that time. */
export const promisedDelivery = (createdAt: Date | string, timeZone: string): string =>
  addDays(dayOf(new Date(createdAt), timeZone), limits.deliveryDays);

/**
 * The last day by which the orders of a filter have to be shipped: of the late ones it has passed,
 * of those to ship it is today, or has passed. Undefined for any day.
 */
export const shipUntilOf = (
  filter: StaffOrderFilter | undefined,
  today: string,
): string | undefined => {
  if (filter === 'late') return addDays(today, -1);
  return filter === 'to-ship' ? today : undefined;
};

/** The documents about an order that are drawn whenever they are requested, and are no invoices. */
const orderDocumentKinds = ['pick-list', 'order-confirmation'] as const;
export type OrderDocumentKind = (typeof orderDocumentKinds)[number];

/** Whether an order has a confirmation: it has been confirmed, which is when it got its invoice. */
export const hasConfirmation = ({ invoiceNumber }: Pick<Order, 'invoiceNumber'>): boolean =>
  invoiceNumber !== null;

/** The file name of a document's PDF: `pick-list-TH-4K2M9A7C.pdf`. */
export const orderDocumentFileOf = (
  kind: OrderDocumentKind,
  { number }: Pick<Order, 'number'>,
): string => `${kind}-${number}.pdf`;
