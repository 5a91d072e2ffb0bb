import {
  dayOf,
  hasPermission,
  type Permission,
  type StaffOrderFilter,
  shipUntilOf,
  type TaskKind,
  type Tasks,
  type ToolGap,
} from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { countDocuments } from '../../store/reads/queries.ts';
import { countNews } from '../assignments/assignments.ts';
import { countFailedMails } from '../mail/adminMails.ts';
import { reviewsWith } from '../reviews/moderation.ts';
import { shopTimeZone } from '../settings/settings.ts';
import { type CountRequest, count } from './counts.ts';
import { countLowStock } from './findLowStock.ts';

const countOf = async (request: CountRequest): Promise<number> => (await count(request)).count;

const toolsWithout = (missing: ToolGap): Promise<number> => countOf({ of: 'tools', missing });

/**
 * Counts what waits for staff, and nothing of what the caller may not see. Costs a read for each kind,
 * and one more per 1,000 of it; what tools lack is in the index of the search.
 */
export const readTasks = async (
  { uid: handler, permissions }: Pick<Caller, 'uid' | 'permissions'>,
  now = new Date(),
): Promise<Tasks> => {
  const today = dayOf(now, await shopTimeZone());
  const ordersWith = (filter: StaffOrderFilter) =>
    countOf({ of: 'orders', filter, shipUntil: shipUntilOf(filter, today) });
  const counters: Record<TaskKind, [needed: Permission, countNow: () => Promise<number>]> = {
    toConfirm: ['read_orders', () => ordersWith('placed')],
    toShip: ['read_orders', () => ordersWith('to-ship')],
    late: ['read_orders', () => ordersWith('late')],
    quotes: ['read_quotes', () => countOf({ of: 'quotes', quoteFilter: 'requested' })],
    returnsToDecide: ['read_returns', () => countOf({ of: 'returns', returnFilter: 'requested' })],
    returnsToReceive: ['read_returns', () => countOf({ of: 'returns', returnFilter: 'awaited' })],
    refunds: ['read_payments', () => countOf({ of: 'orders', payment: 'refund-due' })],
    bankEntries: ['read_payments', () => countOf({ of: 'bank-entries' })],
    companies: ['read_companies', () => countOf({ of: 'companies', companyFilter: 'requested' })],
    inquiries: ['read_inquiries', () => countOf({ of: 'inquiries', inquiryFilter: 'new' })],
    reviews: ['read_reviews', () => countDocuments(reviewsWith('pending'))],
    failedMails: ['read_mail', () => countFailedMails({}).then((failed) => failed.count)],
    lowStock: ['read_stock', () => countLowStock()],
    withoutPicture: ['read_tools', () => toolsWithout('picture')],
    withoutFamily: ['read_tools', () => toolsWithout('family')],
    withoutAttribute: ['read_tools', () => toolsWithout('attribute')],
    withoutDataSheet: ['read_tools', () => toolsWithout('data-sheet')],
    myOrders: ['read_orders', () => countOf({ of: 'orders', filter: 'mine', handler })],
    myQuotes: ['read_quotes', () => countOf({ of: 'quotes', quoteFilter: 'mine', handler })],
    myReturns: ['read_returns', () => countOf({ of: 'returns', returnFilter: 'mine', handler })],
    myInquiries: [
      'read_inquiries',
      () => countOf({ of: 'inquiries', inquiryFilter: 'mine', handler }),
    ],
    newsOfOrders: ['read_orders', () => countNews('order', handler)],
    newsOfQuotes: ['read_quotes', () => countNews('quote', handler)],
    newsOfReturns: ['read_returns', () => countNews('return', handler)],
    newsOfInquiries: ['read_inquiries', () => countNews('inquiry', handler)],
  };
  const counted = Object.entries(counters).map(async ([kind, [needed, countNow]]) => {
    return [kind, hasPermission(permissions, needed) ? await countNow() : 0] as const;
  });
  return { counts: Object.fromEntries(await Promise.all(counted)) as Tasks['counts'] };
};
