import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { ReturnDocument } from '../../../documents/orders/returns.ts';
import { orders, returns } from '../../../store/collections/collections.ts';
import { db } from '../../../store/collections/firebase.ts';
import { contentOf } from '../../../store/reads/documents.ts';
import type { Found } from '../../../store/reads/queries.ts';

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
