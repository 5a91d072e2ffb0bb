import type { Query } from 'firebase-admin/firestore';
import {
  type Actor,
  containsWords,
  documentWordsOf,
  isHandlingFilter,
  isNumberSearch,
  type ListSortOf,
  orderSearchTexts,
  type Quote,
  type QuoteFilter,
  quoteLifecycle,
  quoteStatuses,
  type StaffQuoteFilter,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { quotes } from '../../store/collections/collections.ts';
import { type HandlerSelection, whereHandled, withHandling } from '../../store/handling.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  countDocuments,
  type ListOrder,
  type Page,
  type PageRequest,
} from '../../store/reads/queries.ts';
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

const withFilter = (
  query: Query<QuoteDocument>,
  filter: StaffQuoteFilter,
): Query<QuoteDocument> => {
  const statuses = quoteLifecycle.statusesOf(filter);
  return statuses.length === quoteStatuses.length ? query : query.where('status', 'in', statuses);
};

/** The quotes of all accounts that a filter selects. */
const quotesIn = (filter: StaffQuoteFilter, selection: HandlerSelection): Query<QuoteDocument> =>
  withFilter(whereHandled(quotes, filter, selection), filter);

/** The quotes of a payer that a filter selects. */
export const ownQuotes = (payerId: string, filter: QuoteFilter = 'all'): Query<QuoteDocument> =>
  withFilter(quotes.where('payerId', '==', payerId), filter);

/** How many offers to a payer the caller sees that wait for an answer. Costs a read. */
export const countOffers = (payerId: string, caller: Actor): Promise<number> =>
  countDocuments(withFilter(visibleDocuments(quotes, { payerId }, caller), 'offered'));

/** Selects quotes of all accounts. */
export interface QuoteSelection extends HandlerSelection {
  filter?: StaffQuoteFilter | undefined;
  payerId?: string | undefined;
  /** The number of a quote or of its order, or words to find in it, its customer and tools. */
  search?: string | undefined;
}

type ComparedQuote = Parameters<typeof orderSearchTexts>[0] & { payerId?: string };

/** How the quotes of a selection are found. */
interface QuotePlan {
  query: Query<QuoteDocument>;
  /** The words to look up in the index; empty for none. */
  indexed: string;
  /** Compares the words that no index has; missing if the query or the index selects everything. */
  accepts?: (quote: ComparedQuote) => boolean;
}

/** The searchable texts of quotes, whose numbers a search may contain. */
export const quoteSearch = { textsOf: orderSearchTexts, read: documentWordsOf };

/**
 * Plans how to find the quotes of a selection. A search for a number ignores the other filters. The
 * index of a payer has no words: one with both would cost a write with every quote.
 */
export const planQuotes = (selection: QuoteSelection): QuotePlan => {
  const { filter = 'all', payerId, search = '' } = selection;
  if (isNumberSearch(search)) return { query: quotesIn('all', selection), indexed: search };
  const isHandled = isHandlingFilter(filter);
  if (payerId === undefined && !isHandled) {
    return { query: quotesIn(filter, selection), indexed: search };
  }
  const words = documentWordsOf(search);
  const query =
    payerId === undefined || isHandled
      ? quotesIn(filter, selection)
      : withFilter(quotes.where('payerId', '==', payerId), filter);
  const isOfPayer = (quote: ComparedQuote) => payerId === undefined || quote.payerId === payerId;
  if (words.length === 0 && !(isHandled && payerId)) return { query, indexed: '' };
  return {
    query,
    indexed: '',
    accepts: (quote) => isOfPayer(quote) && containsWords(orderSearchTexts(quote), words),
  };
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
  handler,
  sort = 'newest',
  ...page
}: QuoteListRequest): Promise<Page<Quote>> => {
  const { query, indexed, accepts } = planQuotes({ filter, payerId, search, handler });
  const source = { ...quoteSearch, query: quoteResource.selectForStaff(query) };
  const toItem = withHandling(quoteResource.toSent, handler ?? '');
  const { matches = accepts, ...found } = searchIn(source, indexed);
  return readPage({ ...found, ...(matches && { matches }), order: orderOf[sort], toItem }, page);
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
