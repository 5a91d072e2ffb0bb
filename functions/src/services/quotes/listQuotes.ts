import type { Query } from 'firebase-admin/firestore';
import {
  documentWordsOf,
  isNumberSearch,
  orderSearchTexts,
  type Quote,
  type QuoteFilter,
  quoteStatuses,
  quoteStatusesOf,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/quotes.ts';
import type { Buyer } from '../../store/accounts/buyer.ts';
import { quotes } from '../../store/collections/collections.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
} from '../../store/reads/queries.ts';
import { searchIn } from '../../store/reads/search.ts';
import { payerWithEmail } from '../customers/payerWithEmail.ts';
import { visibleDocuments } from '../customers/visibleDocuments.ts';
import { quoteResponseFields, toQuote } from './storedQuotes.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

const withFilter = (query: Query<QuoteDocument>, filter: QuoteFilter): Query<QuoteDocument> => {
  const statuses = quoteStatusesOf(filter);
  return statuses.length === quoteStatuses.length ? query : query.where('status', 'in', statuses);
};

/** The quotes of all accounts that a filter selects. */
const quotesIn = (filter: QuoteFilter = 'all'): Query<QuoteDocument> => withFilter(quotes, filter);

/** The quotes of a payer that a filter selects. */
export const ownQuotes = (payerId: string, filter: QuoteFilter = 'all'): Query<QuoteDocument> =>
  withFilter(quotes.where('payerId', '==', payerId), filter);

/** Selects quotes of all accounts. */
export interface QuoteSelection {
  filter?: QuoteFilter | undefined;
  /** The number of a quote or of its order, or words to find in it, its customer and tools. */
  search?: string | undefined;
}

/**
 * The quotes of all accounts that a selection contains: a search for a number ignores the filter.
 */
export const quotesWith = ({ filter, search = '' }: QuoteSelection): Query<QuoteDocument> =>
  quotesIn(isNumberSearch(search) ? 'all' : filter);

/** A request for a page of the quotes of all accounts. */
export interface QuoteListRequest extends QuoteSelection, PageRequest {}

/**
 * A page of the quotes of all accounts, newest first. Throws `validation` for an invalid cursor.
 */
export const listQuotes = ({ filter, search, ...page }: QuoteListRequest): Promise<Page<Quote>> => {
  const query = selectFields(quotesWith({ filter, search }), quoteResponseFields);
  const source = { query, textsOf: orderSearchTexts, read: documentWordsOf };
  const matches = searchIn(source, search);
  return readPage({ ...matches, order: newestFirst, toItem: toQuote }, page);
};

/** A request for a page of the quotes of the payer with an address. */
export interface OwnQuoteListRequest extends PageRequest {
  email: string;
  filter: QuoteFilter;
}

/**
 * A page of a payer's quotes that the caller may see, newest first; empty when no account has the address. Throws
 * `validation` for an invalid cursor.
 */
export const listQuotesByEmail = async (
  { email, filter, ...page }: OwnQuoteListRequest,
  caller: Buyer,
): Promise<Page<Quote>> => {
  const payerId = await payerWithEmail(email, caller);
  if (payerId === undefined) return { items: [] };
  const visible = visibleDocuments(quotes, { payerId }, caller);
  const query = selectFields(withFilter(visible, filter), quoteResponseFields);
  return readPage({ query, order: newestFirst, toItem: toQuote }, page);
};
