import {
  isCancelled,
  type OrderPrint,
  type OrderPrintInput,
  parcelStatusOf,
  remainingPiecesOf,
  type UnprintedReason,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { ShipmentDocument } from '../../../documents/orders/shipments.ts';
import { validationError } from '../../../errors.ts';
import { labelContent } from '../../../invoices/labels/labelContent.ts';
import type { PrintedOrders } from '../../../invoices/printedOrders.ts';
import { isDocumentId, orders } from '../../../store/collections/collections.ts';
import { readDocuments } from '../../../store/reads/documents.ts';
import { readPrintedShop } from '../../settings/settings.ts';
import { shipmentsOf } from '../../shipments/shipments.ts';
import { readPrintedTools } from './printedOrders.ts';

interface StoredOrder {
  id: string;
  order: OrderDocument;
}

/** The parcels of an order that are on their way; if none is, those that have arrived. */
const parcelsToPrint = (stored: StoredOrder): ShipmentDocument[] => {
  const parcels = shipmentsOf(stored).map(({ content }) => content);
  const underway = parcels.filter((parcel) => parcelStatusOf(parcel) === 'underway');
  return underway.length > 0
    ? underway
    : parcels.filter((parcel) => parcelStatusOf(parcel) !== 'reversed');
};

/** The numbers of the parcels to label: of an order with pieces to ship, its own. */
const labelNumbers = (stored: StoredOrder): string[] =>
  remainingPiecesOf(stored.order) > 0
    ? [stored.order.number]
    : parcelsToPrint(stored)
        .filter((parcel) => parcelStatusOf(parcel) === 'underway')
        .map(({ number }) => number);

const toPick = ({ order }: StoredOrder): UnprintedReason | undefined => {
  if (isCancelled(order.status)) return 'cancelled';
  return remainingPiecesOf(order) === 0 ? 'nothing-to-pick' : undefined;
};

/** Why an order is not in what is printed. */
const reasons: Record<OrderPrint, (stored: StoredOrder) => UnprintedReason | undefined> = {
  'pick-lists': toPick,
  'collected-pick-list': toPick,
  'delivery-notes': (stored) => (parcelsToPrint(stored).length === 0 ? 'no-parcel' : undefined),
  labels: (stored) => {
    if (isCancelled(stored.order.status)) return 'cancelled';
    return labelNumbers(stored).length === 0 ? 'delivered' : undefined;
  },
};

const nothingMessages: Record<OrderPrint, string> = {
  'pick-lists': 'None of these orders has pieces to pick',
  'collected-pick-list': 'None of these orders has pieces to pick',
  'delivery-notes': 'None of these orders has a parcel',
  labels: 'None of these orders has a parcel to label',
};

const readOrders = async (ids: readonly string[]): Promise<(StoredOrder | undefined)[]> => {
  const valid = ids.filter(isDocumentId);
  const found = await readDocuments(valid.map((id) => orders.doc(id)));
  const byId = new Map(valid.map((id, at) => [id, found[at]]));
  return ids.map((id) => {
    const order = byId.get(id);
    return order && { id, order };
  });
};

const contentOf = async (
  print: OrderPrint,
  printable: readonly StoredOrder[],
): Promise<PrintedOrders> => {
  const shop = await readPrintedShop();
  if (print === 'delivery-notes') {
    const notes = printable.flatMap((stored) =>
      parcelsToPrint(stored).map((shipment) => ({ ...shop, shipment, order: stored.order })),
    );
    return { print, notes };
  }
  if (print === 'labels') {
    const labels = printable.flatMap((stored) =>
      labelNumbers(stored).map((number) => labelContent(stored.order, number, shop.seller)),
    );
    return { print, labels };
  }
  const documents = printable.map(({ order }) => order);
  const tools = await readPrintedTools(documents);
  return print === 'pick-lists'
    ? { print, pickLists: documents.map((order) => ({ ...shop, ...tools, order })) }
    : { print, collection: { ...shop, ...tools, orders: documents, at: new Date() } };
};

/** What is printed of orders, and why some are not in it, by their positions. */
export interface OrdersToPrint {
  printed: PrintedOrders;
  /** How many orders are in it. */
  count: number;
  unprinted: Map<number, UnprintedReason>;
}

/**
 * Reads orders to print, in their order, with what else is printed of them. Throws `validation` if
 * none of them can be printed.
 */
export const readOrdersToPrint = async ({
  print,
  orderIds,
}: OrderPrintInput): Promise<OrdersToPrint> => {
  const found = await readOrders(orderIds);
  const unprinted = new Map<number, UnprintedReason>();
  const printable = found.flatMap((stored, position) => {
    const reason = stored ? reasons[print](stored) : 'not-found';
    if (reason) unprinted.set(position, reason);
    return stored && !reason ? [stored] : [];
  });
  if (printable.length === 0) throw validationError({ orderIds: nothingMessages[print] });
  return { printed: await contentOf(print, printable), count: printable.length, unprinted };
};
