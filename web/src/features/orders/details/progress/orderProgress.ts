import {
  type AuditEntry,
  type DocumentCaller,
  isOwn,
  type OrderEvent,
  type OrderStatus,
  remainingStatuses,
} from 'functions/contract';
import { deliveryDay } from '../../../../domain/order/deliveryDay.ts';
import type { Order } from '../../../../domain/order/order.ts';

/** A status that an order has reached. */
export interface ReachedStep {
  status: OrderStatus;
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

const detailsOf = ({ reason, carrier, trackingNumber }: OrderEvent<string>) =>
  [
    { name: 'Reason', text: reason },
    { name: 'Carrier', text: carrier },
    { name: 'Tracking number', text: trackingNumber },
  ].flatMap(({ name, text }) => (text ? [{ name, text }] : []));

/**
 * The caller's own changes are 'you'; customers see the shop, admins see each other's addresses.
 */
const nameOf = (
  { actor, uid }: OrderEvent<string>,
  { userId, userName }: Order,
  caller: DocumentCaller,
  audit: readonly AuditEntry[],
): string => {
  if (actor === 'system') return 'the shop, automatically';
  if (uid === caller.uid) return 'you';
  if (uid === userId) return userName;
  if (!caller.admin) return 'Tools Hub';
  return audit.find(({ by }) => by === uid)?.byEmail ?? 'an admin';
};

/** The statuses that an order has reached, oldest first. */
export const reachedSteps = (
  order: Order,
  caller: DocumentCaller,
  audit: readonly AuditEntry[] = [],
): ReachedStep[] =>
  order.history.map((event) => ({
    status: event.status,
    at: event.at,
    who: nameOf(event, order, caller, audit),
    details: detailsOf(event),
  }));

type Expectations = Partial<Record<OrderStatus, string>>;

const customerExpects: Expectations = {
  confirmed: 'We confirm your order within one working day.',
  shipped: 'You then find the carrier and the tracking number here.',
};

const adminExpects: Expectations = {
  confirmed: 'The customer expects it within one working day.',
  shipped: 'You enter the carrier and the tracking number.',
};

/** The statuses that an order has still to reach, with what the reader can expect. */
export const nextSteps = (order: Order, caller: DocumentCaller): NextStep[] => {
  const texts: Expectations = {
    ...(caller.admin && !isOwn(order, caller) ? adminExpects : customerExpects),
    delivered: `Promised by ${deliveryDay(order)}.`,
  };
  return remainingStatuses(order.status).map((status) => ({
    status,
    expectation: texts[status] ?? '',
  }));
};
