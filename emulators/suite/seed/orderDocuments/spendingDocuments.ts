import {
  collectionNames,
  countsAsSold,
  isCompanyId,
  type MonthlySpending,
  spendingMonthOf,
} from 'functions/contract';
import type { OrderDocument, SpendingDocument } from 'functions/documents';
import { membershipIdOf } from 'functions/testing/companies/companyDocuments';
import type { SeedDocument } from '../documents/documents.ts';

type Spent = Pick<OrderDocument, 'createdAt' | 'subtotal' | 'status'>;

/** What orders of a member in a year have cost, by month: cancelled ones nothing. */
export const monthsOf = (orders: readonly Spent[]): MonthlySpending => {
  const months: MonthlySpending = {};
  for (const { createdAt, subtotal, status } of orders) {
    const { month } = spendingMonthOf(createdAt);
    months[month] = (months[month] ?? 0) + (countsAsSold(status) ? subtotal : 0);
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
