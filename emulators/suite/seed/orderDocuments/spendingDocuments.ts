import {
  collectionNames,
  isCompanyId,
  type MonthlySpending,
  netOf,
  spendingMonthOf,
} from 'functions/contract';
import type { OrderDocument, SpendingDocument } from 'functions/documents';
import { membershipIdOf } from 'functions/testing/companies/companyDocuments';
import type { SeedDocument } from '../documents/documents.ts';

type Spent = Pick<OrderDocument, 'createdAt' | 'subtotal' | 'credited' | 'status'>;

/** What orders of a member in a year come to, by month. */
export const monthsOf = (orders: readonly Spent[]): MonthlySpending => {
  const months: MonthlySpending = {};
  for (const order of orders) {
    const { month } = spendingMonthOf(order.createdAt);
    months[month] = (months[month] ?? 0) + netOf(order);
  }
  return months;
};

/** The documents of what the members of companies have spent. */
export const spendingDocuments = (
  orders: readonly OrderDocument[],
): SeedDocument<SpendingDocument>[] => {
  const ofCompanies = orders.filter(({ payerId }) => isCompanyId(payerId));
  const groups = Map.groupBy(
    ofCompanies,
    ({ payerId, userId, createdAt }) =>
      `${membershipIdOf(payerId, userId)}_${spendingMonthOf(createdAt).year}`,
  );
  return [...groups].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const { payerId: companyId, userId: uid, createdAt } = first;
    const { year } = spendingMonthOf(createdAt);
    const content = { companyId, uid, year, months: monthsOf(own) };
    return [{ path: `${collectionNames.spending}/${id}`, content }];
  });
};
