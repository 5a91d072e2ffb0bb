import { isCompanyId, netOf, spendingMonthOf, spentIn } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { MembershipDocument, SpendingDocument } from '../../../documents/people/companies.ts';
import { spending } from '../../../store/collections/collections.ts';
import { increment } from '../../../store/writes/increment.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

/** A member of a company, and a time in the year of their spending. */
export interface Spender {
  companyId: string;
  uid: string;
  at: Date;
}

/** The document of what a member spends for a company in the year of a time. */
export const spendingOf = ({ companyId, uid, at }: Spender) =>
  spending.doc(`${companyId}_${uid}_${spendingMonthOf(at).year}`);

/** What a member has spent in the current period of the budget: nothing counts without one. */
export const spentOf = (
  { budget }: Pick<MembershipDocument, 'budget'>,
  stored: Pick<SpendingDocument, 'months'> | undefined,
  at: Date,
): number => (budget ? spentIn(stored?.months ?? {}, budget.period, at) : 0);

/**
 * Adds a new order to the spending of its member, which was read in the transaction: of two orders
 * at the same time, the second one sees the first.
 */
export const addSpending = (
  transaction: Transaction,
  spender: Spender,
  stored: SpendingDocument | undefined,
  net: number,
): void => {
  const { companyId, uid, at } = spender;
  const { year, month } = spendingMonthOf(at);
  const reference = spendingOf(spender);
  if (stored) {
    const spent = (stored.months[month] ?? 0) + net;
    transaction.updatePaths(reference, [[['months', month], spent]]);
  } else {
    transaction.create(reference, { companyId, uid, year, months: { [month]: net } });
  }
};

/** The fields of an order that say what its member spends. */
type SpentOrder = Pick<
  OrderDocument,
  'payerId' | 'userId' | 'createdAt' | 'status' | 'subtotal' | 'credited'
>;

/**
 * Takes what was cancelled or credited of an order from the spending of its member, in the month in
 * which it was placed.
 */
export const reduceSpending = (
  transaction: Transaction,
  before: SpentOrder,
  after: SpentOrder,
): void => {
  const { payerId: companyId, userId: uid, createdAt: at } = before;
  const reduction = netOf(before) - netOf(after);
  if (!isCompanyId(companyId) || reduction === 0) return;
  const { year, month } = spendingMonthOf(at);
  transaction.merge(spendingOf({ companyId, uid, at }), {
    companyId,
    uid,
    year,
    months: { [month]: increment(-reduction) },
  });
};
