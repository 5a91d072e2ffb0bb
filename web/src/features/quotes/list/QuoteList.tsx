import Stack from '@mui/material/Stack';
import { isCompanyId, type Quote } from 'functions/contract';
import type { ReactNode } from 'react';
import type { useQuoteSearch } from '../../../domain/quote/useQuotes.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';
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
export const QuoteList = ({ list, admin, empty }: QuoteListProps) => {
  const { isPending, data, isPlaceholderData, error, refetch, hasNextPage } = list;
  if (isPending) return <ListSkeleton label="Loading the quotes" />;
  return (
    <Stack
      useFlexGap
      spacing={2}
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && empty}
      {data && data.length > 0 && <Rows quotes={data} admin={admin} />}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
