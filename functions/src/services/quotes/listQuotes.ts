import type { Query } from 'firebase-admin/firestore';
import {
  containsWords,
  documentWordsOf,
  isNumberSearch,
  type ListSortOf,
  orderSearchTexts,
  type Quote,
  type QuoteFilter,
  quoteLifecycle,
  quoteStatuses,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { quotes } from '../../store/collections/collections.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { ListOrder, Page, PageRequest } from '../../store/reads/queries.ts';
import { searchIn } from '../../store/reads/search.ts';
import { payerWithEmail } from '../customers/payerWithEmail.ts';
import { visibleDocuments } from '../customers/visibleDocuments.ts';
import { quoteResource } from './stored/storedQuotes.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

const orderOf: Record<ListSortOf<'quotes'>, ListOrder> = {
  newest: newestFirst,
  oldest: { field: 'createdAt', direction: 'asc' },
  customer: { field: 'payerName', direction: 'asc' },
};

const withFilter = (query: Query<QuoteDocument>, filter: QuoteFilter): Query<QuoteDocument> => {
  const statuses = quoteLifecycle.statusesOf(filter);
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
  payerId?: string | undefined;
  /** The number of a quote or of its order, or words to find in it, its customer and tools. */
  search?: string | undefined;
}

/** How the quotes of a selection are found. */
interface QuotePlan {
  query: Query<QuoteDocument>;
  /** The words to look up in the index; empty for none. */
  indexed: string;
  /** Compares the words that no index has; missing if the query or the index selects everything. */
  accepts?: (quote: Parameters<typeof orderSearchTexts>[0]) => boolean;
}

/** The searchable texts of quotes, whose numbers a search may contain. */
export const quoteSearch = { textsOf: orderSearchTexts, read: documentWordsOf };

/**
 * Plans how to find the quotes of a selection. A search for a number ignores the other filters. The
 * index of a payer has no words: one with both would cost a write with every quote.
 */
export const planQuotes = ({ filter, payerId, search = '' }: QuoteSelection): QuotePlan => {
  if (isNumberSearch(search)) return { query: quotesIn('all'), indexed: search };
  if (payerId === undefined) return { query: quotesIn(filter), indexed: search };
  const words = documentWordsOf(search);
  const found = { query: ownQuotes(payerId, filter), indexed: '' };
  if (words.length === 0) return found;
  return { ...found, accepts: (quote) => containsWords(orderSearchTexts(quote), words) };
};

/** A request for a page of the quotes of all accounts. */
export interface QuoteListRequest extends QuoteSelection, PageRequest {
  sort?: ListSortOf<'quotes'>;
}

/** A page of the quotes of all accounts. Throws `validation` for an invalid cursor. */
export const listQuotes = ({
  filter,
  payerId,
  search,
  sort = 'newest',
  ...page
}: QuoteListRequest): Promise<Page<Quote>> => {
  const { query, indexed, accepts } = planQuotes({ filter, payerId, search });
  const source = { ...quoteSearch, query: quoteResource.select(query) };
  const { matches = accepts, ...found } = searchIn(source, indexed);
  return readPage(
    { ...found, ...(matches && { matches }), order: orderOf[sort], toItem: quoteResource.toSent },
    page,
  );
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
  caller: Caller,
): Promise<Page<Quote>> => {
  const payerId = await payerWithEmail(email, caller);
  if (payerId === undefined) return { items: [] };
  const visible = visibleDocuments(quotes, { payerId }, caller);
  const query = quoteResource.select(withFilter(visible, filter));
  return readPage({ query, order: newestFirst, toItem: quoteResource.toSent }, page);
};
