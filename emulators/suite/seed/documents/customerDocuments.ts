import { collectionNames } from 'functions/contract';
import type { CustomerDocument } from 'functions/documents';
import { groupsOf } from '../data/priceLists.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from './documents.ts';

/** What was agreed with customers, and their last quote. */
export const customerDocuments = ({
  otherBuyers,
  companies,
  quotes,
}: Pick<Seed, 'otherBuyers' | 'companies' | 'quotes'>): SeedDocument<CustomerDocument>[] => {
  const contents = new Map<string, CustomerDocument>();
  const payers = [...otherBuyers.map(({ uid, ...buyer }) => ({ ...buyer, id: uid })), ...companies];
  for (const { id, terms = null, creditLimit = null } of payers) {
    if (terms !== null || creditLimit !== null) contents.set(id, { terms, creditLimit });
  }
  for (const { id } of companies) {
    const groups = groupsOf(id);
    if (groups.length > 0) contents.set(id, { ...contents.get(id), groups });
  }
  // The newest one is the first.
  for (const { id: lastQuoteId, userId } of quotes.toReversed()) {
    contents.set(userId, { ...contents.get(userId), lastQuoteId });
  }
  return [...contents].map(([payerId, content]) => ({
    path: `${collectionNames.customers}/${payerId}`,
    content,
  }));
};
