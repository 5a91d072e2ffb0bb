import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ShipmentDocument } from '../../documents/orders/shipments.ts';
import { shipments } from '../../store/collections/collections.ts';
import { storedOrder } from '../../testing/orders/prepaidOrders.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { shipmentsOf } from '../shipments/shipments.ts';
import { checkShipments } from './checkShipments.ts';

const problemsOf = async (id: string): Promise<string[]> => {
  const { problems } = await checkShipments();
  return problems.filter((problem) => problem.includes(id));
};

/** A shipped order and its shipment. */
const shippedOrder = async () => {
  const id = await storeOrder({ status: 'shipped' });
  const order = await storedOrder(id);
  const [shipment] = shipmentsOf({ id, order });
  if (!shipment) throw new Error('The order has no shipment');
  return { id, order, shipment, reference: shipments.doc(shipment.id) };
};

describe('checkShipments', () => {
  it('finds no problem in an order whose shipment is stored', async () => {
    const { id } = await shippedOrder();
    expect(await problemsOf(id)).toEqual([]);
  });

  it('finds that a shipment is missing, or contains other pieces', async () => {
    const { id, shipment, reference } = await shippedOrder();
    const problem = `order ${id} has a missing or different shipment ${shipment.id}`;
    const [line] = shipment.content.lines;
    await reference.update({ lines: [{ ...line, quantity: 4 }] });
    expect(await problemsOf(id)).toEqual([problem]);
    await reference.delete();
    expect(await problemsOf(id)).toEqual([problem]);
    await reference.set(shipment.content);
    expect(await problemsOf(id)).toEqual([]);
  });

  it('finds a shipment that was not shipped, and one without an order', async () => {
    const { id, shipment } = await shippedOrder();
    const store = async (content: ShipmentDocument, name: string): Promise<string[]> => {
      await shipments.doc(name).set(content);
      const problems = await problemsOf(name);
      await shipments.doc(name).delete();
      return problems;
    };
    expect(await store(shipment.content, `${id}-S2`)).toEqual([
      `order ${id} has the shipment ${id}-S2, but has not shipped it`,
    ]);
    const orderId = randomUUID();
    expect(await store({ ...shipment.content, orderId }, `${orderId}-S1`)).toEqual([
      `shipment ${orderId}-S1 is of order ${orderId}, which does not exist`,
    ]);
  });
});
