import { type NewEvent, parcelsOf, progressAfter } from 'functions/contract';
import type { Order, OrderParcel } from '../domain/order/order.ts';
import { orderOf, plane } from './fixtures.ts';

/** An order after further events: its counters, its amounts and its status follow from them. */
export const orderAfter = (order: Order, ...events: NewEvent<string>[]): Order => {
  let after = order;
  for (const event of events) {
    const number = event.step === 'confirmed' ? '2026-000123' : after.invoiceNumber;
    const progress = progressAfter(after, event, number);
    const history = [...after.history, { ...event, status: progress.status }];
    after = { ...after, ...progress, history };
  }
  return after;
};

const at = (day: number) => `2026-11-${day}T11:00:00.000Z`;
const byNora = { actor: 'admin', uid: 'nora' } as const;

/** The saw of `twoTools`. */
const saw = { ...plane, _id: 'saw', sku: 'SAW-0001', toolName: 'Tenon Saw', price: 20 };

/** A placed order of 10 planes and 5 saws. */
export const twoTools = (): Order => {
  const order = orderOf('first');
  const lines = [...order.lines, ...orderOf('other', saw, 5).lines];
  return { ...order, lines, subtotal: 74_100, total: 74_100 };
};

export const confirmation: NewEvent<string> = { step: 'confirmed', ...byNora, at: at(22) };

/** The shipment at a position, with these pieces of the order. */
export const shipmentOf = (
  position: number,
  pieces: NonNullable<NewEvent<string>['pieces']>,
): NewEvent<string> => ({
  step: 'shipped',
  ...byNora,
  at: at(22 + position),
  carrier: 'UPS',
  trackingNumber: `1Z99${position}`,
  shipmentNumber: `TH-00000001-S${position}`,
  pieces,
});

/** The delivery of a shipment to its customer. */
export const deliveryOf = (position: number): NewEvent<string> => ({
  step: 'delivered',
  actor: 'customer',
  uid: 'carla',
  at: at(25),
  shipmentNumber: `TH-00000001-S${position}`,
});

/** The reversal of a shipment. */
export const reversalOf = (position: number): NewEvent<string> => ({
  step: 'reversed',
  ...byNora,
  at: at(26),
  reason: 'Wrong label',
  shipmentNumber: `TH-00000001-S${position}`,
});

/** The confirmed `twoTools`. */
export const confirmedTools = (): Order => orderAfter(twoTools(), confirmation);

/** `twoTools` after a shipment of 4 planes. */
export const partShipped = (): Order =>
  orderAfter(confirmedTools(), shipmentOf(1, [{ toolId: 'plane', quantity: 4 }]));

/** The first parcel of an order. */
export const parcelOf = (order: Order): OrderParcel => {
  const [parcel] = parcelsOf(order);
  if (!parcel) throw new Error('The order has no parcel');
  return parcel;
};
