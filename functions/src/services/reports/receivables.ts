import type { Query } from 'firebase-admin/firestore';
import {
  type Overview,
  type Receivables,
  receivablesOf,
  refundDueOf,
} from '../../contract/index.ts';
import { orders } from '../../store/collections/collections.ts';
import { batchesById, selectFields, sumOf } from '../../store/reads/queries.ts';
import { shopTimeZone } from '../settings/settings.ts';

const batchSize = 300;

const withBalance = (balance: string) => orders.where('balance', '==', balance);

const readAll = async <Content>(query: Query<Content>): Promise<Content[]> => {
  const found: Content[] = [];
  for await (const batch of batchesById(query, batchSize)) {
    found.push(...batch.map(({ content }) => content));
  }
  return found;
};

const openFields = [
  'payerId',
  'payerName',
  'userEmail',
  'createdAt',
  'amountDue',
  'dueAt',
  'reminders',
  'promise',
] as const;
const refundFields = ['status', 'total', 'credited', 'paid'] as const;

/**
 * The amounts due by age and by payer, and the amount to refund. Costs one read for each
 * order that is not settled.
 */
export const readReceivables = async (now = new Date()): Promise<Receivables> => {
  const [timeZone, open, toRefund] = await Promise.all([
    shopTimeZone(),
    readAll(selectFields(withBalance('open'), openFields)),
    readAll(selectFields(withBalance('refund-due'), refundFields)),
  ]);
  const total = toRefund.reduce((sum, order) => sum + refundDueOf(order), 0);
  return { ...receivablesOf(open, now, timeZone), refundDue: { orders: toRefund.length, total } };
};

/**
 * The amount that customers have to pay, and its overdue part. Costs a read per thousand orders.
 */
export const readOpenAmounts = async (now: Date): Promise<Overview['receivables']> => {
  const [open, overdue] = await Promise.all([
    sumOf(withBalance('open'), 'amountDue'),
    sumOf(withBalance('open').where('dueAt', '<', now), 'amountDue'),
  ]);
  return { open, overdue };
};
