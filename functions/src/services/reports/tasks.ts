import {
  dayOf,
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
 * Counts what waits for staff. Costs a read for each kind, and one more per 1,000 of it; the index of
 * the search knows what tools lack.
 */
export const readTasks = async (
  { uid: handler }: Pick<Caller, 'uid'>,
  now = new Date(),
): Promise<Tasks> => {
  const today = dayOf(now, await shopTimeZone());
  const ordersWith = (filter: StaffOrderFilter) =>
    countOf({ of: 'orders', filter, shipUntil: shipUntilOf(filter, today) });
  const counts: Record<TaskKind, Promise<number>> = {
    toConfirm: ordersWith('placed'),
    toShip: ordersWith('to-ship'),
    late: ordersWith('late'),
    quotes: countOf({ of: 'quotes', quoteFilter: 'requested' }),
    returnsToDecide: countOf({ of: 'returns', returnFilter: 'requested' }),
    returnsToReceive: countOf({ of: 'returns', returnFilter: 'awaited' }),
    refunds: countOf({ of: 'orders', payment: 'refund-due' }),
    companies: countOf({ of: 'companies', companyFilter: 'requested' }),
    inquiries: countOf({ of: 'inquiries', inquiryFilter: 'new' }),
    reviews: countDocuments(reviewsWith('pending')),
    failedMails: countFailedMails({}).then((failed) => failed.count),
    lowStock: countLowStock(),
    withoutPicture: toolsWithout('picture'),
    withoutFamily: toolsWithout('family'),
    withoutAttribute: toolsWithout('attribute'),
    withoutDataSheet: toolsWithout('data-sheet'),
    myOrders: countOf({ of: 'orders', filter: 'mine', handler }),
    myQuotes: countOf({ of: 'quotes', quoteFilter: 'mine', handler }),
    myReturns: countOf({ of: 'returns', returnFilter: 'mine', handler }),
    myInquiries: countOf({ of: 'inquiries', inquiryFilter: 'mine', handler }),
    newsOfOrders: countNews('order', handler),
    newsOfQuotes: countNews('quote', handler),
    newsOfReturns: countNews('return', handler),
    newsOfInquiries: countNews('inquiry', handler),
  };
  const counted = Object.entries(counts).map(async ([kind, found]) => [kind, await found] as const);
  return { counts: Object.fromEntries(await Promise.all(counted)) as Tasks['counts'] };
};
