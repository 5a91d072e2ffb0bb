import { mdiFileDocumentEditOutline } from '@mdi/js';
import { apiRoutes, type Quote, type StaffQuoteFilter } from 'functions/contract';
import { handlingColumn, withHandlingLine } from '../../../domain/assignments/handlingRows.tsx';
import { handlingFilterTexts } from '../../../domain/assignments/handlingTexts.ts';
import type { ListKind, ListSearch } from '../../../domain/list/listKind.ts';
import { sortQuery } from '../../../domain/list/listSort.ts';
import { quoteFilterTexts } from '../../../domain/quote/quoteTexts.ts';
import { quoteKeys } from '../../../domain/quote/useQuotes.ts';
import { payerFilterText } from '../../../domain/search/payerFilterText.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { compactQuote, quoteColumns, quoteName } from './quoteColumns.tsx';
import { noQuotesText } from './quoteListTexts.ts';

const queryOf = ({ filter, only, words }: ListSearch<StaffQuoteFilter>) => ({
  status: filter,
  payer: only,
  q: words,
});

const { open, all, ...statuses } = quoteFilterTexts;

/** Everyone's quotes. */
export const quoteList: ListKind<Quote, StaffQuoteFilter> = {
  title: 'Quotes',
  staffList: 'quotes',
  noun: 'quote',
  queryKey: quoteKeys.lists,
  pages: (search) =>
    pagedList(quoteKeys.lists, apiRoutes.listQuotes, {
      query: { ...queryOf(search), ...sortQuery('quotes', search) },
    }),
  search: {
    label: 'Search by quote number, customer or tool',
    hasNumbers: true,
    count: (search) => ({ of: 'quotes', ...queryOf(search) }),
  },
  filter: {
    name: 'status',
    label: 'Quotes to show',
    texts: { open, all, ...handlingFilterTexts, ...statuses },
    initial: 'open',
    all: 'all',
  },
  sorts: 'quotes',
  only: { name: 'payer', text: payerFilterText('quotes') },
  columns: [...quoteColumns, handlingColumn],
  compact: withHandlingLine(compactQuote),
  handledKind: 'quote',
  nameOf: quoteName,
  icon: mdiFileDocumentEditOutline,
  empty: noQuotesText,
};
