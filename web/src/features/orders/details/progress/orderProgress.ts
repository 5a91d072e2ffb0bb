import {
  type Actor,
  type AuditEntry,
  actsForShop,
  counted,
  formatCentsIn,
  type OrderEvent,
  type OrderStatus,
  type OrderStep,
  parcelStatusOf,
  parcelsOf,
  remainingPiecesOf,
  remainingStatuses,
} from 'functions/contract';
import { arrivalOf, lowered } from '../../../../domain/order/deliveryDay.ts';
import type { Order, OrderParcel } from '../../../../domain/order/order.ts';
import { orderStatusChips } from '../../../../domain/order/orderFilters.ts';
import { partyText } from '../../../../domain/order/partyText.ts';
import { piecesList } from '../../../../domain/order/pieces/piecesTexts.ts';

/** A step that an order has taken. */
export interface ReachedStep {
  /** What happened: `Shipped`. */
  title: string;
  /** Whether the step takes something back. */
  takesBack: boolean;
  at: string;
  who: string;
  /** The details of the step, such as the carrier. */
  details: { name: string; text: string }[];
}

/** A status that an order has still to reach, and what to expect. */
export interface NextStep {
  status: OrderStatus;
  expectation: string;
}

type Event = OrderEvent<string>;

/** The titles of steps that do not bring the order to a new status of their name. */
const partTitles: Partial<Record<OrderStep, string>> = {
  delivered: 'Parcel delivered',
  reversed: 'Parcel reversed',
  cancelled: 'Pieces cancelled',
  credited: 'Credited',
  'return-asked': 'Return requested',
  returned: 'Return received',
  settled: 'Return settled',
  undone: 'Undone',
};

const titleOf = ({ step, status }: Event, before: OrderStatus | undefined): string => {
  const isWhole = step === status && before !== status;
  return (isWhole ? undefined : partTitles[step]) ?? orderStatusChips[status].label;
};

/** The pieces of a step that is about a part of the order. */
const partOf = ({ step, status, pieces = [] }: Event, order: Order): string =>
  step === status ? '' : piecesList(order, pieces);

const detailsOf = (event: Event, order: Order) =>
  [
    { name: 'Pieces', text: partOf(event, order) },
    { name: 'Replaced', text: piecesList(order, event.replaced ?? []) },
    { name: 'Reason', text: event.reason },
    { name: 'Return', text: event.returnNumber },
    { name: 'Parcel', text: event.shipmentNumber },
    { name: 'Carrier', text: event.carrier },
    { name: 'Tracking number', text: event.trackingNumber },
    { name: 'Credit note', text: event.creditNoteNumber },
    { name: 'Amount', text: event.credit && formatCentsIn(order.currency, event.credit.total) },
  ].flatMap(({ name, text }) => (text ? [{ name, text }] : []));

/**
 * The caller's own changes are 'you'; customers see the shop, admins see each other's addresses.
 */
const nameOf = (
  event: Event,
  order: Order,
  caller: Actor,
  audit: readonly AuditEntry[],
): string => {
  const name = partyText(event, order, caller);
  if (name === null) return 'the shop, automatically';
  if (name === 'you' || !caller.staff || event.actor !== 'admin') return name;
  return audit.find(({ by }) => by === event.uid)?.byEmail ?? 'an admin';
};

/** Who took a step; of an order that staff placed, also for whom. */
const actorOf = (
  event: Event,
  order: Order,
  caller: Actor,
  audit: readonly AuditEntry[],
): string => {
  const name = nameOf(event, order, caller, audit);
  if (event.step !== 'placed' || event.actor !== 'admin') return name;
  return actsForShop(order, caller) ? `${name} for ${order.userName}` : 'the shop for you';
};

/** The steps that an order has taken, oldest first. */
export const reachedSteps = (
  order: Order,
  caller: Actor,
  audit: readonly AuditEntry[] = [],
): ReachedStep[] =>
  order.history.map((event, index) => ({
    title: titleOf(event, order.history[index - 1]?.status),
    takesBack: ['cancelled', 'reversed', 'undone'].includes(event.step),
    at: event.at,
    who: actorOf(event, order, caller, audit),
    details: detailsOf(event, order),
  }));

type Expectations = Partial<Record<OrderStatus, string>>;

const customerExpects: Expectations = {
  confirmed: 'We confirm your order within one working day.',
  shipped: 'You then find the tracking number here.',
};

const adminExpects: Expectations = {
  confirmed: 'The customer expects it within one working day.',
  shipped: 'You enter the carrier and the tracking number.',
};

const isCounted = (parcel: OrderParcel): boolean => parcelStatusOf(parcel) !== 'reversed';

/** After a shipment of a part, the rest is what is awaited. */
const restText = (order: Order): string =>
  `${counted(remainingPiecesOf(order), 'piece')} still to come.`;

/** The statuses that an order has still to reach, with what the reader can expect. */
export const nextSteps = (order: Order, caller: Actor): NextStep[] => {
  const texts: Expectations = {
    ...(actsForShop(order, caller) ? adminExpects : customerExpects),
    ...(parcelsOf(order).some(isCounted) && { shipped: restText(order) }),
    delivered: `Promised ${lowered(arrivalOf(order))}.`,
  };
  return remainingStatuses(order.status).map((status) => ({
    status,
    expectation: texts[status] ?? '',
  }));
};
