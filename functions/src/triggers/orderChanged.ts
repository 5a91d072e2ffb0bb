import type { OrderDocument } from '../documents/orders/orders.ts';
import { publishChangedOrder } from '../services/live/publishOrders.ts';
import { type DocumentEvent, documentChange } from './documentChange.ts';

/** Publishes an order that has changed for the pages that listen to it. */
export const orderChanged = (event: DocumentEvent): Promise<void> =>
  publishChangedOrder(documentChange<OrderDocument>(event));
