import { collectionNames } from 'functions/contract';
import type { CustomerDocument, OrderDocument, QuoteDocument } from 'functions/documents';
import { groupsOf } from '../data/priceLists.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from './documents.ts';

/** The debts of customers with agreed terms, orders or quotes, and their last quote. */
export const customerDocuments = (
  { otherBuyers, companies }: Pick<Seed, 'otherBuyers' | 'companies'>,
  orders: readonly SeedDocument<OrderDocument>[],
  /** Newest first. */
  quotes: readonly SeedDocument<QuoteDocument>[],
): SeedDocument<CustomerDocument>[] => {
  const contents = new Map<string, CustomerDocument>();
  const payers = [...otherBuyers.map(({ uid, ...buyer }) => ({ ...buyer, id: uid })), ...companies];
  for (const { id, terms = null, creditLimit = null } of payers) {
    if (terms !== null || creditLimit !== null) contents.set(id, { terms, creditLimit });
  }
  for (const { id } of companies) {
    const groups = groupsOf(id);
    if (groups.length > 0) contents.set(id, { ...contents.get(id), groups });
  }
  for (const { content } of orders) {
    const { payerId, amountDue } = content;
    const customer = contents.get(payerId);
    contents.set(payerId, { ...customer, open: (customer?.open ?? 0) + amountDue });
  }
  for (const { path, content } of quotes.toReversed()) {
    const lastQuoteId = path.split('/').at(-1) ?? '';
    contents.set(content.payerId, { ...contents.get(content.payerId), lastQuoteId });
  }
  return [...contents].map(([payerId, content]) => ({
    path: `${collectionNames.customers}/${payerId}`,
    content,
  }));
};
