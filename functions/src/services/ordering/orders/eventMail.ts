import { countsAsSold, type MailKind, type OrderEvent } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';

/** The mails that tell a customer of an event of an order. */
export type EventMailKind = Extract<
  MailKind,
  | 'order-confirmed'
  | 'order-shipped'
  | 'shipment-reversed'
  | 'order-cancelled'
  | 'order-part-cancelled'
  | 'credit-issued'
>;

/** The mail about an event: its kind, what it is sent once for, and the document attached to it. */
export interface EventMail {
  kind: EventMailKind;
  eventId: string;
  attachedInvoice: string | null;
}

const kindOf = ({ step, status }: OrderEvent<unknown>): EventMailKind | null => {
  if (step === 'confirmed') return 'order-confirmed';
  if (step === 'shipped') return 'order-shipped';
  if (step === 'reversed') return 'shipment-reversed';
  if (step === 'cancelled')
    return countsAsSold(status) ? 'order-part-cancelled' : 'order-cancelled';
  return step === 'credited' ? 'credit-issued' : null;
};

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
