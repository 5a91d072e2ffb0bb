import { mdiFileDownloadOutline, mdiReceiptTextOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import type { ListedInvoice } from 'functions/contract';
import { useCallback } from 'react';
import { invoiceKindTexts } from '../../domain/money/invoiceKindTexts.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../ui/lists/ListSkeleton.tsx';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { ShowMore } from '../../ui/lists/ShowMore.tsx';
import { compactInvoice, invoiceColumns } from './invoiceColumns.tsx';
import type { InvoiceSearch } from './invoiceSearch.ts';
import { hasFilters, noInvoicesText } from './invoiceTexts.ts';
import type { useInvoiceSearch } from './useInvoices.ts';

interface InvoiceListProps {
  list: ReturnType<typeof useInvoiceSearch>;
  search: InvoiceSearch;
  onDownload: (invoice: ListedInvoice) => void;
}

const nameOf = ({ kind, number }: ListedInvoice) => `${invoiceKindTexts[kind]} ${number}`;

const Rows = ({
  invoices,
  onDownload,
}: { invoices: ListedInvoice[] } & Pick<InvoiceListProps, 'onDownload'>) => {
  const actions = useCallback(
    (invoice: ListedInvoice): RowAction[] => [
      { label: 'Download PDF', icon: mdiFileDownloadOutline, run: () => onDownload(invoice) },
    ],
    [onDownload],
  );
  return (
    <DataList
      label="Invoices"
      rows={invoices}
      columns={invoiceColumns}
      compact={compactInvoice}
      nameOf={nameOf}
      actions={actions}
      actionsHeader="PDF"
    />
  );
};

const Empty = ({ list, search }: Pick<InvoiceListProps, 'list' | 'search'>) => {
  const { words } = search;
  const emptySearch = { words, isFiltered: hasFilters(search), hasMore: list.hasNextPage };
  const { title, advice } = noInvoicesText(emptySearch);
  return (
    <EmptyState icon={mdiReceiptTextOutline} title={title}>
      {advice}
    </EmptyState>
  );
};

/** A list of invoices and credit notes: loading, failed, empty or shown. */
export const InvoiceList = ({ list, search, onDownload }: InvoiceListProps) => {
  const { isPending, data, isPlaceholderData, error, refetch, hasNextPage } = list;
  if (isPending) return <ListSkeleton label="Loading the invoices" />;
  return (
    <Stack
      useFlexGap
      spacing={2}
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && <Empty list={list} search={search} />}
      {data && data.length > 0 && <Rows invoices={data} onDownload={onDownload} />}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
