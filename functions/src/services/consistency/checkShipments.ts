import { isDeepStrictEqual } from 'node:util';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { ShipmentDocument } from '../../documents/orders/shipments.ts';
import { orders, shipments } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { batchesById, type Found } from '../../store/reads/queries.ts';
import { shipmentsOf } from '../shipments/shipments.ts';
import type { DocumentReport } from './documents/checkDocuments.ts';
import { findByIds } from './documents/findByIds.ts';
import { readOrderShipments } from './documents/orderSnapshots.ts';

/** A sentence for each shipment of an order that is not as the history of the order tells it. */
const shipmentProblems = (
  id: string,
  order: OrderDocument,
  stored: readonly Found<ShipmentDocument>[],
): string[] => {
  const expected = shipmentsOf({ id, order });
  const found = new Map(stored.map((shipment) => [shipment.id, shipment.content]));
  const ids = new Set(expected.map((shipment) => shipment.id));
  return [
    ...expected
      .filter((shipment) => !isDeepStrictEqual(found.get(shipment.id), shipment.content))
      .map((shipment) => `order ${id} has a missing or different shipment ${shipment.id}`),
    ...stored
      .filter((shipment) => !ids.has(shipment.id))
      .map((shipment) => `order ${id} has the shipment ${shipment.id}, but has not shipped it`),
  ];
};

// The order may have changed between the reads, so one snapshot decides.
const problemsOf = async (
  { id, content }: Found<OrderDocument>,
  stored: readonly Found<ShipmentDocument>[],
): Promise<string[]> => {
  if (shipmentProblems(id, content, stored).length === 0) return [];
  const current = await readOrderShipments(id);
  return current ? shipmentProblems(id, current.order, current.shipments) : [];
};

const strayShipments = async (batch: readonly Found<ShipmentDocument>[]): Promise<string[]> => {
  const found = await readFields(
    batch.map(({ content }) => orders.doc(content.orderId)),
    ['number'],
  );
  return batch
    .filter((_, index) => found[index] === undefined)
    .map(
      ({ id, content }) => `shipment ${id} is of order ${content.orderId}, which does not exist`,
    );
};

/**
 * Checks that each order has the shipments that its history tells, and each shipment its order. Can
 * run while the shop sells. Costs a read for each order, and two for each shipment.
 */
export const checkShipments = async (): Promise<DocumentReport> => {
  const report: DocumentReport = { count: 0, problems: [] };
  for await (const batch of batchesById(orders)) {
    const ids = batch.map(({ id }) => id);
    const byOrder = await findByIds(shipments, 'orderId', ids, ({ orderId }) => orderId);
    for (const order of batch) {
      report.problems.push(...(await problemsOf(order, byOrder.get(order.id) ?? [])));
    }
  }
  for await (const batch of batchesById(shipments)) {
    report.count += batch.length;
    report.problems.push(...(await strayShipments(batch)));
  }
  return report;
};
