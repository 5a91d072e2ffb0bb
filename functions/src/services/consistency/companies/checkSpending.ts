import { isCompanyId, type MonthlySpending, spendingMonthOf } from '../../../contract/index.ts';
import { orders, spending } from '../../../store/collections/collections.ts';
import { batchesById, selectFields } from '../../../store/reads/queries.ts';
import { readSpending } from '../documents/companySnapshots.ts';
import {
  isSameSpending,
  monthlySpendingOf,
  type SpendingOrder,
  spendingFields,
} from './monthlySpending.ts';

/** A member of a company, and a year of their spending. */
interface SpendingKey {
  companyId: string;
  uid: string;
  year: string;
}

const idOf = ({ companyId, uid, year }: SpendingKey): string => `${companyId}_${uid}_${year}`;

const keyOf = ({ payerId, userId, createdAt }: SpendingOrder): SpendingKey => ({
  companyId: payerId,
  uid: userId,
  year: spendingMonthOf(createdAt).year,
});

// Orders may have changed since they were added up, so one snapshot decides.
const problemOf = async (key: SpendingKey): Promise<string[]> => {
  const { stored, orders: made } = await readSpending(key, idOf(key));
  const ordered = monthlySpendingOf(
    made.filter(({ createdAt }) => spendingMonthOf(createdAt).year === key.year),
  );
  return isSameSpending(stored, ordered)
    ? []
    : [
        `spending ${idOf(key)} is ${JSON.stringify(stored)}, but the orders come to ${JSON.stringify(ordered)}`,
      ];
};

/** The orders of each member of a company and each year. */
const readCompanyOrders = async () => {
  const byKey = new Map<string, { key: SpendingKey; orders: SpendingOrder[] }>();
  for await (const batch of batchesById(selectFields(orders, spendingFields))) {
    for (const { content } of batch.filter(({ content }) => isCompanyId(content.payerId))) {
      const key = keyOf(content);
      const found = byKey.get(idOf(key)) ?? { key, orders: [] };
      found.orders.push(content);
      byKey.set(idOf(key), found);
    }
  }
  return byKey;
};

/**
 * Checks that the spending of each member of a company is the net of their orders of each month,
 * less the cancelled ones. Can run while the shop sells. Costs a read for each order and each
 * document of spending.
 */
export const checkSpending = async (): Promise<string[]> => {
  const ordered = await readCompanyOrders();
  const differences = new Map<string, SpendingKey>();
  const stored = new Map<string, MonthlySpending>();
  for await (const batch of batchesById(spending)) {
    for (const { id, content } of batch) {
      stored.set(id, content.months);
      if (!ordered.has(id)) differences.set(id, content);
    }
  }
  for (const [id, { key, orders: made }] of ordered) {
    if (!isSameSpending(stored.get(id) ?? {}, monthlySpendingOf(made))) differences.set(id, key);
  }
  const problems: string[] = [];
  for (const key of differences.values()) problems.push(...(await problemOf(key)));
  return problems;
};
