import { isCompanyId, type Quote } from 'functions/contract';
import type { ReactNode } from 'react';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import type { useQuoteSearch } from '../../../domain/quote/useQuotes.ts';
import { DataList } from '../../../ui/lists/DataList.tsx';
import {
  compactOwnQuote,
  compactQuote,
  companyQuoteColumns,
  ownQuoteColumns,
  quoteColumns,
  quoteName,
} from './quoteColumns.tsx';

interface QuoteListProps {
  list: ReturnType<typeof useQuoteSearch>;
  /** Whether the quotes are everyone's. */
  admin: boolean;
  /** Shown when there are none. */
  empty: ReactNode;
}

/** All quotes of a customer have the same payer. */
const ownColumns = ([quote]: readonly Quote[]) =>
  quote && isCompanyId(quote.payerId) ? companyQuoteColumns : ownQuoteColumns;

const Rows = ({ quotes, admin }: { quotes: Quote[]; admin: boolean }) => (
  <DataList
    label="Quotes"
    rows={quotes}
    columns={admin ? quoteColumns : ownColumns(quotes)}
    compact={admin ? compactQuote : compactOwnQuote}
    nameOf={quoteName}
  />
);

/** A list of quotes: loading, failed, empty or shown. */
export const QuoteList = ({ list, admin, empty }: QuoteListProps) => (
  <PagedList list={list} loading="Loading the quotes" empty={empty}>
    {(rows) => rows.length > 0 && <Rows quotes={rows} admin={admin} />}
  </PagedList>
);
