import {
  dayOf,
  defaultPaymentMethod,
  type OrderLine,
  usualTerms,
  usualTimeZone,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders.ts';

const lineDefaults = { sku: '', breakQuantity: null };

/** The lines of an order. Those that were stored before there were SKUs and price breaks have neither. */
export const linesOf = ({ lines }: Pick<OrderDocument, 'lines'>): OrderLine[] =>
  lines.map((line) => ({ ...lineDefaults, ...line }));

/** The fields that earlier orders do not have. */
export const orderDefaults = {
  poNumber: '',
  note: '',
  paymentMethod: defaultPaymentMethod,
  taxRate: 0,
  terms: usualTerms,
  refunded: 0,
  invoiceNumber: null,
  creditNoteNumber: null,
  quoteId: null,
  quoteNumber: null,
  dueAt: null,
  overdueAt: null,
} as const satisfies Partial<OrderDocument>;

/** The day of an order's sales. Before the shop had a time zone, they were counted in UTC. */
const soldOn = ({ placedOn, createdAt }: Partial<OrderDocument>): string =>
  placedOn ?? (createdAt ? dayOf(createdAt, usualTimeZone) : '');

/** A stored order with the defaults of the fields that it may not have. */
export const completeOrder = (order: OrderDocument): OrderDocument => ({
  ...orderDefaults,
  ...order,
  placedOn: soldOn(order),
});
