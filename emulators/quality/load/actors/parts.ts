import {
  type ChangedOrder,
  hasInvoice,
  type LinePieces,
  type Order,
  type OrderLine,
  parcelStatusOf,
  parcelsOf,
  remainingOf,
  shipmentIdOf,
} from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { posting } from './posting.ts';

/** How many steps of an order an admin takes with one look at it. */
const steps = 4;

/** The share of steps that take all that remains. */
const whole = 0.4;

const carriage = { carrier: 'Fellgate Parcels', trackingNumber: 'FGP1234567' };
const reason = 'Agreed by phone';

/** Some of the pieces of a random line, or one too many; undefined if no line has any. */
const somePieces = (
  { lines }: Order,
  roomOf: (line: OrderLine) => number,
): LinePieces[] | undefined => {
  const open = lines.filter((line) => roomOf(line) > 0);
  if (open.length === 0) return undefined;
  const line = randomItem(open);
  return [{ toolId: line.toolId, quantity: 1 + Math.floor(Math.random() * (roomOf(line) + 1)) }];
};

/**
 * Returns a function with which an admin handles an order in parts: confirms it, ships some or all
 * of what remains, notes that a shipment has arrived or was a mistake, cancels pieces, and credits
 * some or an amount.
 */
export const handlingParts = (
  shop: LoadContext,
  account: TestAccount,
): ((id: string) => Promise<void>) => {
  const { call, tracker } = shop;
  const post = posting(shop, account);
  const step = async (kind: string, path: string, json: object): Promise<void> => {
    const { key, bodies } = await post<ChangedOrder>(`admin: ${kind}`, path, json);
    for (const { order } of bodies) tracker.change(key, { acknowledged: true, order });
  };
  const ship = (order: Order) => {
    const lines = randomBoolean(whole) ? undefined : somePieces(order, remainingOf);
    const json = { ...(lines && { lines }), ...carriage };
    return step(lines ? 'ships a part' : 'ships the rest', `/order/${order._id}/shipments`, json);
  };
  const endParcel = async (order: Order) => {
    const parcels = parcelsOf(order).filter((parcel) => parcelStatusOf(parcel) !== 'reversed');
    if (parcels.length === 0) return;
    const parcel = randomItem(parcels);
    const path = `/shipment/${shipmentIdOf(order._id, parcel.number)}`;
    if (parcel.deliveredAt === null && randomBoolean(0.9)) {
      return step('delivers a shipment', `${path}/delivery`, {});
    }
    if (randomBoolean(0.2)) await step('reverses a shipment', `${path}/reversal`, { reason });
  };
  const cancel = async (order: Order) => {
    const lines = somePieces(order, remainingOf);
    if (!lines) return;
    await step('cancels a part', `/order/${order._id}/cancellations`, { lines, reason });
  };
  const credit = async (order: Order) => {
    if (!order.invoiceNumber) return;
    const lines = somePieces(order, ({ quantity, credited }) => quantity - credited);
    const amount = { amount: 1 + Math.floor(Math.random() * 500), text: 'For the delay' };
    const json = { ...(lines && randomBoolean(0.5) ? { lines } : amount), reason };
    await step('credits a part', `/invoice/${order.invoiceNumber}/credits`, json);
  };
  const next = (order: Order): Promise<void> => {
    if (order.status === 'placed') {
      if (randomBoolean(0.1)) return cancel(order);
      return step('confirmed', `/order/${order._id}/transitions`, { to: 'confirmed' });
    }
    if (!hasInvoice(order.status)) return Promise.resolve();
    const usual = [ship, endParcel, endParcel].map((act) => () => act(order));
    const rare = [cancel, credit].map((act) => () => act(order));
    return randomItem(randomBoolean(0.15) ? rare : usual)();
  };
  return async (id) => {
    for (let taken = 0; taken < steps; taken += 1) {
      const page = await call('order page', 'GET', `/order/${id}`, { token: account.token });
      if (!page.ok) return;
      await next(page.body as Order);
    }
  };
};
