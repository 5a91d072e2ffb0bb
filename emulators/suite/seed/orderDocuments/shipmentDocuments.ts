import { collectionNames, parcelsOf, piecesOfTool, shipmentIdOf } from 'functions/contract';
import type { OrderDocument, ShipmentDocument } from 'functions/documents';
import type { SeedDocument } from '../documents/documents.ts';

const linesOf = (
  { lines }: OrderDocument,
  pieces: Parameters<typeof piecesOfTool>[0],
): ShipmentDocument['lines'] =>
  lines
    .map(({ toolId, sku, toolName }) => {
      const quantity = piecesOfTool(pieces, toolId);
      return { toolId, sku, toolName, quantity };
    })
    .filter(({ quantity }) => quantity > 0);

const shipmentsOf = (orderId: string, order: OrderDocument): SeedDocument<ShipmentDocument>[] =>
  parcelsOf(order).map(({ pieces, ...parcel }) => ({
    path: `${collectionNames.shipments}/${shipmentIdOf(orderId, parcel.number)}`,
    content: {
      ...parcel,
      orderId,
      orderNumber: order.number,
      payerId: order.payerId,
      payerName: order.payerName,
      userId: order.userId,
      lines: linesOf(order, pieces),
    },
  }));

/** The documents of the shipments of orders. */
export const shipmentDocuments = (
  orders: readonly SeedDocument<OrderDocument>[],
): SeedDocument<ShipmentDocument>[] =>
  orders.flatMap(({ path, content }) => shipmentsOf(path.split('/').at(-1) ?? '', content));
