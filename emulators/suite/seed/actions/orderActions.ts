import {
  addDays,
  dayOf,
  dueDateOf,
  isPrepaid,
  type OrderStep,
  overdueFrom,
  quoteNumberOf,
  reminderLevelsOf,
  shipmentIdOf,
  startOfDay,
  taxRatesOf,
  toCents,
} from 'functions/contract';
import type { OrderDocument, StoredOrderEvent } from 'functions/documents';
import {
  applyDeadline,
  type Caller,
  cancelPieces,
  createOrder,
  creditInvoice,
  deliverShipment,
  placeOrder,
  reverseShipment,
  shipOrder,
  transact,
  transitionOrder,
} from 'functions/testing/orders/services';
import { admin } from '../data/accounts.ts';
import { profilesOf, type Seed } from '../dataset/seedData.ts';
import { priceSeedLine } from '../orders/drafts/lines.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import { confirmationOf } from '../orders/status.ts';
import { type Action, type PastShop, requestOf } from './action.ts';
import { agreedLinesOf } from './agreedLines.ts';

/** A step of an order, and who takes it. */
interface Taken {
  order: SeedOrder;
  event: StoredOrderEvent;
  by: Caller;
  shop: PastShop;
}

const detailsOf = ({ userId, orderAddress, poNumber, note }: SeedOrder, seed: Seed) => {
  const buyer = profilesOf(seed).find(({ uid }) => uid === userId);
  return { phoneNumber: buyer?.phoneNumber ?? '', orderAddress, poNumber, note };
};

const saleFactsOf = (lines: SeedOrder['lines'], { catalogue }: Seed): OrderDocument['saleFacts'] =>
  Object.fromEntries(
    catalogue
      .filter(({ id }) => lines.some(({ toolId }) => toolId === id))
      .map(({ id, category, costPrice }) => [
        id,
        { category, unitCost: costPrice === null ? null : toCents(costPrice) },
      ]),
  );

/** An order at the prices of its quote, by its customer or by an admin for them. */
const placeQuoted = (
  { order, event: { actor, at, reason = '' }, shop }: Taken,
  quoteId: string,
) => {
  const { seed, bucket } = shop;
  const { settings } = seed;
  const draft = {
    ...{ id: order.id, quoteId, quoteNumber: quoteNumberOf(quoteId), at },
    lines: agreedLinesOf(order.lines, seed, bucket),
    saleFacts: saleFactsOf(order.lines, seed),
    taxes: taxRatesOf(settings),
    details: detailsOf(order, seed),
    ...{ settings, purchase: null },
    agreement: { terms: order.terms, creditLimit: null, open: 0 },
    placedBy: actor === 'admin' ? { uid: admin.uid, reason } : null,
  };
  return transact((transaction) => createOrder(transaction, draft, shop.callerOf(order.userId)));
};

const place = (taken: Taken): Promise<unknown> => {
  const { order, by, shop } = taken;
  const quote = shop.seed.quotes.find(({ orderId }) => orderId === order.id);
  if (quote) return placeQuoted(taken, quote.id);
  const lines = order.lines.map((line) => ({ ...line, ...priceSeedLine(line) }));
  return placeOrder(requestOf({ ...detailsOf(order, shop.seed), lines }), by);
};

const move = ({ order: { id }, event: { step: to, ...details }, by }: Taken): Promise<unknown> => {
  if (to !== 'confirmed' && to !== 'delivered' && to !== 'cancelled') throw new Error(to);
  const { reason } = details;
  return transitionOrder(id, requestOf({ to, reason, carrier: '', trackingNumber: '' }), by);
};

const cancel = (taken: Taken): Promise<unknown> => {
  const { order, event, by } = taken;
  const { actor, pieces: lines, reason = '', at } = event;
  if (actor === 'system') return applyDeadline(order.id, at);
  return lines ? cancelPieces(order.id, requestOf({ lines, reason }), by) : move(taken);
};

const credit = ({ order: { id }, event, by, shop }: Taken): Promise<unknown> => {
  const { invoiceNumber } = shop.store.get(`orders/${id}`) as OrderDocument;
  const { credit: amounts, creditText: text = '', reason = '' } = event;
  const input = { lines: undefined, amount: amounts?.net, text, reason };
  return creditInvoice(invoiceNumber ?? '', requestOf(input), by);
};

/** The steps of a return are taken by its actions. */
const steps: Partial<Record<OrderStep, (taken: Taken) => Promise<unknown>>> = {
  placed: place,
  confirmed: move,
  shipped: ({ order: { id }, event: { pieces: lines, carrier = '', trackingNumber = '' }, by }) =>
    shipOrder(id, requestOf({ lines, carrier, trackingNumber }), by),
  delivered: (taken) => {
    const { order, event, by } = taken;
    if (!event.shipmentNumber) return move(taken);
    return deliverShipment(shipmentIdOf(order.id, event.shipmentNumber), undefined, by);
  },
  reversed: ({ order: { id }, event: { shipmentNumber = '', reason = '' }, by }) =>
    reverseShipment(shipmentIdOf(id, shipmentNumber), requestOf({ reason }), by),
  cancelled: cancel,
  credited: credit,
};

/** When the shop looks at a late payment: once it is, on the days of reminders, and today. */
const looksAt = (due: Date, { settings: { reminders, timeZone }, now }: Seed): Date[] => {
  const first = overdueFrom(due);
  const dueDay = dayOf(due, timeZone);
  const days = reminderLevelsOf(reminders).map((level) => addDays(dueDay, level.days));
  const later = [...new Set([...days, dayOf(now, timeZone)])].map((day) =>
    startOfDay(day, timeZone),
  );
  return [first, ...later.filter((at) => at > first)];
};

/** The shop looks at each invoice when it is due, and as long as it is not paid. */
const lookAtInvoice = (order: SeedOrder, { seed }: PastShop): Action[] => {
  const { id, terms } = order;
  const confirmed = confirmationOf(order);
  if (!confirmed || isPrepaid(terms)) return [];
  const due = dueDateOf(terms, confirmed.at, seed.settings.timeZone);
  return looksAt(due, seed).map((at, position) => ({
    at,
    id: position === 0 ? `${id}-due` : `${id}-due-${position}`,
    entry: id,
    step: 'overdue',
    run: () => applyDeadline(id, at),
  }));
};

/** What happened to an order, apart from its returns and payments. */
export const orderActions = (order: SeedOrder, shop: PastShop): Action[] => [
  ...order.history.flatMap((event, position) => {
    const { at, step } = event;
    const take = steps[step];
    if (!take) return [];
    const isAdmin = event.actor === 'admin' && step !== 'placed';
    const by = isAdmin ? shop.callerOf(admin.uid) : shop.callerOf(order.userId, order.payerId);
    const id = position === 0 ? order.id : `${order.id}-${position}`;
    return [{ at, id, entry: order.id, step, run: () => take({ order, event, by, shop }) }];
  }),
  ...lookAtInvoice(order, shop),
];
