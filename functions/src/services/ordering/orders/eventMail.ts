import {
  countsAsSold,
  type MailKind,
  type OrderEvent,
  type OrderStatus,
  type OrderStep,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';

type KindOf = (status: OrderStatus) => MailKind;

const always =
  <Kind extends MailKind>(kind: Kind) =>
  () =>
    kind;

// Every kind that an event sends is derived from here, so a kind cannot be without its event.
const kinds = {
  placed: null,
  confirmed: always('order-confirmed'),
  shipped: always('order-shipped'),
  delivered: null,
  reversed: always('shipment-reversed'),
  cancelled: (status) => (countsAsSold(status) ? 'order-part-cancelled' : 'order-cancelled'),
  credited: always('credit-issued'),
  'return-asked': null,
  returned: null,
  settled: null,
  undone: null,
} as const satisfies Record<OrderStep, KindOf | null>;

/** The mails that tell a customer of an event of an order. */
export type EventMailKind = ReturnType<NonNullable<(typeof kinds)[OrderStep]>>;

/** The mail about an event: its kind, what it is sent once for, and the document attached to it. */
export interface EventMail {
  kind: EventMailKind;
  eventId: string;
  attachedInvoice: string | null;
}

const kindOf = ({ step, status }: OrderEvent<unknown>): EventMailKind | null =>
  kinds[step]?.(status) ?? null;

// A whole order is confirmed or cancelled once. Other events can repeat, so they are named by their
// place in the history.
const eventIdOf = (id: string, kind: EventMailKind, position: number): string =>
  kind === 'order-confirmed' || kind === 'order-cancelled' ? id : `${id}-${position}`;

/** The mail about the event at a position in the history of an order; null for none. */
export const eventMailOf = (
  id: string,
  { history, invoiceNumber }: Pick<OrderDocument, 'history' | 'invoiceNumber'>,
  position: number,
): EventMail | null => {
  const event = history[position];
  const kind = event ? kindOf(event) : null;
  if (!event || !kind) return null;
  const attachedInvoice =
    kind === 'order-confirmed' ? invoiceNumber : (event.creditNoteNumber ?? null);
  return { kind, eventId: eventIdOf(id, kind, position), attachedInvoice };
};
