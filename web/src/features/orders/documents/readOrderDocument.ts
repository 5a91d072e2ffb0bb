import { apiRoutes, type OrderDocumentKind, orderDocumentFileOf } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { readPdf } from '../../../lib/api/readPdf.ts';
import type { NamedFile } from '../../../lib/browser/saveFile.ts';

const routes = {
  'pick-list': apiRoutes.getPickList,
  'order-confirmation': apiRoutes.getOrderConfirmation,
} satisfies Record<OrderDocumentKind, unknown>;

/** Fetches the PDF of a document of an order. */
export const readOrderDocument = (
  kind: OrderDocumentKind,
  { _id: id, number }: Pick<Order, '_id' | 'number'>,
): Promise<NamedFile> =>
  readPdf(orderDocumentFileOf(kind, { number }), routes[kind], { params: { id } });
