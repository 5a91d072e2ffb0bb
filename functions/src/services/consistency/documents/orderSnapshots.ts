import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { ReturnDocument } from '../../../documents/orders/returns.ts';
import type { ShipmentDocument } from '../../../documents/orders/shipments.ts';
import { orders, returns, shipments } from '../../../store/collections/collections.ts';
import { db } from '../../../store/collections/firebase.ts';
import { contentOf } from '../../../store/reads/documents.ts';
import type { Found } from '../../../store/reads/queries.ts';

/** An order with its shipments. */
interface OrderShipments {
  order: OrderDocument;
  shipments: readonly Found<ShipmentDocument>[];
}

/** Reads an order and its shipments from one snapshot. */
export const readOrderShipments = (id: string): Promise<OrderShipments | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const order = contentOf(await transaction.get(orders.doc(id)));
      const { docs } = await transaction.get(shipments.where('orderId', '==', id));
      const found = docs.map((shipment) => ({ id: shipment.id, content: shipment.data() }));
      return order && { order, shipments: found };
    },
    { readOnly: true },
  );

/** An order with its returns. */
export interface OrderReturns {
  order: OrderDocument;
  returns: readonly Found<ReturnDocument>[];
}

/** Reads an order and its returns from one snapshot. */
export const readOrderReturns = (id: string): Promise<OrderReturns | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const order = contentOf(await transaction.get(orders.doc(id)));
      const { docs } = await transaction.get(returns.where('orderId', '==', id));
      const found = docs.map((one) => ({ id: one.id, content: one.data() }));
      return order && { order, returns: found };
    },
    { readOnly: true },
  );
