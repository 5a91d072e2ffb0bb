import { type CustomerDocument, collectionNames, type OrderDocument } from 'functions/contract';
import type { SeedDocument } from './documents.ts';
import type { Seed } from './seedData.ts';

/** What customers with agreed terms, or with orders, have to pay. */
export const customerDocuments = (
  { otherBuyers }: Pick<Seed, 'otherBuyers'>,
  orders: readonly SeedDocument<OrderDocument>[],
): SeedDocument<CustomerDocument>[] => {
  const contents = new Map<string, CustomerDocument>();
  for (const { uid, terms = null, creditLimit = null } of otherBuyers) {
    if (terms !== null || creditLimit !== null) contents.set(uid, { terms, creditLimit });
  }
  for (const { content } of orders) {
    const { userId, amountDue } = content;
    const customer = contents.get(userId);
    contents.set(userId, { ...customer, open: (customer?.open ?? 0) + amountDue });
  }
  return [...contents].map(([uid, content]) => ({
    path: `${collectionNames.customers}/${uid}`,
    content,
  }));
};
