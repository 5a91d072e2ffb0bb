import {
  limits,
  type Parcel,
  parcelStatusOf,
  parcelsOf,
  parseShipmentNumber,
  type Shipment,
  shipmentIdOf,
  shipmentNumberOf,
  tooManyShipmentsMessage,
} from '../../contract/index.ts';
import { toSent } from '../../contract/kinds/fields.ts';
import { shipmentFields } from '../../contract/shipments/fields.ts';
import type { OrderDocument, StoredOrderEvent } from '../../documents/orders/orders.ts';
import type { ShipmentDocument } from '../../documents/orders/shipments.ts';
import { validationError } from '../../errors.ts';
import { shipments } from '../../store/collections/collections.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  type Found,
  findDocuments,
  type ListOrder,
  type Page,
  type PageRequest,
} from '../../store/reads/queries.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** An order with its id. */
interface ShippedOrder {
  id: string;
  order: OrderDocument;
}

const fieldsOf = (
  { id, order }: ShippedOrder,
  { pieces, ...parcel }: Parcel<Date>,
): ShipmentDocument => ({
  ...parcel,
  orderId: id,
  orderNumber: order.number,
  payerId: order.payerId,
  payerName: order.payerName,
  userId: order.userId,
  lines: pieces.map(({ toolId, quantity }) => {
    const line = order.lines.find((one) => one.toolId === toolId);
    return { toolId, sku: line?.sku ?? '', toolName: line?.toolName ?? '', quantity };
  }),
});

/** The documents of an order's shipments, as its history tells them. */
export const shipmentsOf = (shipped: ShippedOrder): Found<ShipmentDocument>[] =>
  parcelsOf(shipped.order).map((parcel) => ({
    id: shipmentIdOf(shipped.id, parcel.number),
    content: fieldsOf(shipped, parcel),
  }));

/** The number of the next shipment of an order. Throws `validation` if it has too many. */
export const nextShipmentNumber = ({
  number,
  shipmentCount,
}: Pick<OrderDocument, 'number' | 'shipmentCount'>): string => {
  if (shipmentCount < limits.shipments) return shipmentNumberOf(number, shipmentCount + 1);
  throw validationError({ shipments: tooManyShipmentsMessage });
};

/** What an undo changes: what was shipped is taken back, and all else is as before. */
const changesOfUndo = (
  { id, order }: ShippedOrder,
  event: StoredOrderEvent,
): [id: string, change: Partial<ShipmentDocument>][] => {
  const before = parcelsOf(order);
  return parcelsOf({ history: [...order.history, event] }).flatMap((parcel, index) =>
    parcelStatusOf(parcel) === parcelStatusOf(before[index] ?? parcel)
      ? []
      : [
          [
            shipmentIdOf(id, parcel.number),
            { deliveredAt: parcel.deliveredAt, reversed: parcel.reversed },
          ],
        ],
  );
};

const endChangedBy = (
  { id, order }: ShippedOrder,
  event: StoredOrderEvent,
): [id: string, change: Partial<ShipmentDocument>][] => {
  const { step, shipmentNumber, at, uid, reason = '' } = event;
  if (step === 'reversed' && shipmentNumber) {
    return [[shipmentIdOf(id, shipmentNumber), { reversed: { at, uid, reason } }]];
  }
  if (step === 'undone') return changesOfUndo({ id, order }, event);
  if (step !== 'delivered') return [];
  return parcelsOf(order)
    .filter((parcel) => parcelStatusOf(parcel) === 'underway')
    .filter(({ number }) => shipmentNumber === undefined || number === shipmentNumber)
    .map(({ number }) => [shipmentIdOf(id, number), { deliveredAt: at }]);
};

/**
 * Writes what an event does to the shipments of an order, which is the one before it. None needs to
 * be read: an event changes the order, so no two change a shipment at the same time.
 */
export const recordShipments = (
  transaction: Transaction,
  shipped: ShippedOrder,
  event: StoredOrderEvent,
): void => {
  const order = { ...shipped.order, history: [event] };
  for (const { id, content } of shipmentsOf({ ...shipped, order })) {
    transaction.create(shipments.doc(id), content);
  }
  for (const [id, change] of endChangedBy(shipped, event)) {
    transaction.update(shipments.doc(id), change);
  }
};

/** Converts a shipment to the one that the API sends. */
export const toShipment = (_id: string, shipment: ShipmentDocument): Shipment => ({
  _id,
  ...toSent(shipmentFields, shipment),
});

const oldestFirst: ListOrder = { field: 'shippedAt', direction: 'asc' };

/** A page of the shipments of an order, oldest first. Throws `validation` for an invalid cursor. */
export const listShipmentsOf = (orderId: string, page: PageRequest): Promise<Page<Shipment>> => {
  const query = shipments.where('orderId', '==', orderId);
  return readPage({ query, order: oldestFirst, toItem: toShipment }, page);
};

/** The most shipments that are read to find one by its number. Hardly any two orders share one. */
const maxWithNumber = 10;

/** The shipments with a number. */
export const shipmentsWithNumber = async (text: string): Promise<Found<ShipmentDocument>[]> => {
  const parsed = parseShipmentNumber(text);
  return parsed ? findDocuments(shipments.where('number', '==', parsed.number), maxWithNumber) : [];
};
