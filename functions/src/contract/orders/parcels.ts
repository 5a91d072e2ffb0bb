import type { LinePieces } from './lineCounters.ts';
import type { OrderEvent } from './orderSteps.ts';

/** Why a shipment does not count: it was a mistake. */
export interface Reversal<Time> {
  at: Time;
  /** The admin who reversed it. */
  uid: string | null;
  reason: string;
}

/** What shipments deliver: pieces of an order, or replacements of returned or faulty ones. */
export const shipmentKinds = ['order', 'replacement'] as const;
type ShipmentKind = (typeof shipmentKinds)[number];

/** A shipment as the history of its order tells it. */
export interface Parcel<Time> {
  /** `TH-4K2M9A7C-S1` */
  number: string;
  kind: ShipmentKind;
  pieces: LinePieces[];
  carrier: string;
  trackingNumber: string;
  shippedAt: Time;
  /** When it arrived; null while it is underway. */
  deliveredAt: Time | null;
  reversed: Reversal<Time> | null;
}

/** The statuses of a shipment. */
export const parcelStatuses = ['underway', 'delivered', 'reversed'] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/** The status of a shipment. */
export const parcelStatusOf = ({
  deliveredAt,
  reversed,
}: Pick<Parcel<unknown>, 'deliveredAt' | 'reversed'>): ParcelStatus => {
  if (reversed !== null) return 'reversed';
  return deliveredAt === null ? 'underway' : 'delivered';
};

const contentsOf = ({ step, pieces = [], replaced = [] }: OrderEvent<unknown>) =>
  step === 'settled'
    ? ({ kind: 'replacement', pieces: replaced } as const)
    : ({ kind: 'order', pieces } as const);

/** Whether an event ships something: pieces of the order, or replacements. */
const ships = ({ step, shipmentNumber }: OrderEvent<unknown>): boolean =>
  step === 'shipped' || (step === 'settled' && shipmentNumber !== undefined);

const shippedBy = <Time>(event: OrderEvent<Time>): Parcel<Time> => ({
  number: event.shipmentNumber ?? '',
  ...contentsOf(event),
  carrier: event.carrier ?? '',
  trackingNumber: event.trackingNumber ?? '',
  shippedAt: event.at,
  deliveredAt: null,
  reversed: null,
});

const afterEvent = <Time>(parcel: Parcel<Time>, event: OrderEvent<Time>): Parcel<Time> => {
  const { step, shipmentNumber, at, uid, reason = '' } = event;
  if (shipmentNumber !== undefined && shipmentNumber !== parcel.number) return parcel;
  if (parcelStatusOf(parcel) === 'reversed') return parcel;
  if (step === 'delivered') return { ...parcel, deliveredAt: parcel.deliveredAt ?? at };
  return step === 'reversed' ? { ...parcel, reversed: { at, uid, reason } } : parcel;
};

/** Whether a shipment of an order was taken back as a mistake. */
export const wasReversed = (
  { history }: { history: readonly OrderEvent<unknown>[] },
  number: string | undefined,
): boolean =>
  number !== undefined &&
  history.some(({ step, shipmentNumber }) => step === 'reversed' && shipmentNumber === number);

/** Without the last event: what it shipped is taken back, and all else is as before. */
const withoutLast = <Time>(
  parcels: Parcel<Time>[],
  before: Parcel<Time>[],
  { at, uid, reason = '' }: OrderEvent<Time>,
): Parcel<Time>[] =>
  parcels.map((parcel, index) => before[index] ?? { ...parcel, reversed: { at, uid, reason } });

/** The shipments of an order, oldest first. */
export const parcelsOf = <Time>({
  history,
}: {
  history: readonly OrderEvent<Time>[];
}): Parcel<Time>[] => {
  let before: Parcel<Time>[] = [];
  let parcels: Parcel<Time>[] = [];
  for (const event of history) {
    const current = parcels;
    if (event.step === 'undone') parcels = withoutLast(current, before, event);
    else if (ships(event)) parcels = [...current, shippedBy(event)];
    else parcels = current.map((parcel) => afterEvent(parcel, event));
    before = current;
  }
  return parcels;
};

/** The shipment of an order with a number. */
export const parcelWith = <Time>(
  order: { history: readonly OrderEvent<Time>[] },
  number: string,
): Parcel<Time> | undefined => parcelsOf(order).find((parcel) => parcel.number === number);
