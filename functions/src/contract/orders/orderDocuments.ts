import type { Order } from './model.ts';

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
