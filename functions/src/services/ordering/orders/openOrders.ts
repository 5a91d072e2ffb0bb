import type { Query } from 'firebase-admin/firestore';
import {
  type Actor,
  limits,
  openStatuses,
  overdueFrom,
  promisedDelivery,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { orders } from '../../../store/collections/collections.ts';
import {
  countDocuments,
  type ListOrder,
  readBatch,
  selectFields,
} from '../../../store/reads/queries.ts';
import { overdueOf } from '../../customers/customers.ts';
import { visibleDocuments } from '../../customers/visibleDocuments.ts';

const arrivalFields = ['createdAt', 'requestedDay', 'deliveryDay'] as const;
type Arriving = Pick<OrderDocument, (typeof arrivalFields)[number]>;

const arrivalDayOf = (
  { createdAt, requestedDay, deliveryDay }: Arriving,
  timeZone: string,
): string => requestedDay || deliveryDay || promisedDelivery(createdAt, timeZone);

/** Days once each, the next one first. */
const inOrder = (days: readonly string[]): string[] => [...new Set(days)].toSorted();

const oldestFirst: ListOrder = { field: 'createdAt', direction: 'asc' };

const arrivalsOf = async (open: Query<OrderDocument>, timeZone: string): Promise<string[]> => {
  const query = selectFields(open, arrivalFields);
  const oldest = await readBatch(query, oldestFirst, limits.summary.arrivals);
  return inOrder(oldest.map(({ content }) => arrivalDayOf(content, timeZone)));
};

/**
 * How many open orders of a payer the caller sees, and the days on which the oldest of them arrive.
 * Costs a read, and one for each of these.
 */
export const countOpenOrders = async (payerId: string, caller: Actor, timeZone: string) => {
  const seen = visibleDocuments(orders, { payerId }, caller);
  const open = seen.where('status', 'in', openStatuses);
  const [count, arrivals] = await Promise.all([countDocuments(open), arrivalsOf(open, timeZone)]);
  return { orders: count, arrivals };
};

const firstDue: ListOrder = { field: 'dueAt', rangeField: 'amountDue', direction: 'asc' };

/**
 * When the first open amount of a payer is due, and what is overdue. Costs a read, and another one if
 * something is overdue.
 */
export const readDueAmounts = async (
  payerId: string,
  now: Date,
): Promise<{ dueAt: Date | null; overdue: number }> => {
  const due = orders
    .where('payerId', '==', payerId)
    .where('balance', '==', 'open')
    .where('dueAt', '>', new Date(0));
  const [first] = await readBatch(selectFields(due, ['dueAt']), firstDue, 1);
  const dueAt = first?.content.dueAt ?? null;
  const isOverdue = dueAt !== null && overdueFrom(dueAt) <= now;
  return { dueAt, overdue: isOverdue ? await overdueOf(payerId) : 0 };
};
