import { isCompanyId, type Quote } from 'functions/contract';
import type { ReactNode } from 'react';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import type { useCustomerQuotes } from '../../../domain/quote/useQuotes.ts';
import { DataList } from '../../../ui/lists/DataList.tsx';
import {
  compactOwnQuote,
  companyQuoteColumns,
  ownQuoteColumns,
  quoteName,
} from './quoteColumns.tsx';

interface QuoteListProps {
  list: ReturnType<typeof useCustomerQuotes>;
  /** Shown when there are none. */
  empty: ReactNode;
}

/** All quotes of a customer have the same payer. */
const ownColumns = ([quote]: readonly Quote[]) =>
  quote && isCompanyId(quote.payerId) ? companyQuoteColumns : ownQuoteColumns;

/** The list of a customer's quotes: loading, failed, empty or shown. */
export const QuoteList = ({ list, empty }: QuoteListProps) => (
  <PagedList list={list} loading="Loading the quotes" empty={empty}>
    {(rows) =>
      rows.length > 0 && (
        <DataList
          label="Quotes"
          rows={rows}
          columns={ownColumns(rows)}
          compact={compactOwnQuote}
          nameOf={quoteName}
        />
      )
    }
  </PagedList>
);
