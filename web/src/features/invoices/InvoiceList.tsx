import { mdiFileDownloadOutline, mdiReceiptTextOutline } from '@mdi/js';
import type { ListedInvoice } from 'functions/contract';
import { useCallback } from 'react';
import { invoiceKindTexts } from '../../domain/money/invoiceKindTexts.ts';
import { PagedList } from '../../domain/page/PagedList.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
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
export const InvoiceList = ({ list, search, onDownload }: InvoiceListProps) => (
  <PagedList
    list={list}
    loading="Loading the invoices"
    empty={<Empty list={list} search={search} />}
  >
    {(rows) => rows.length > 0 && <Rows invoices={rows} onDownload={onDownload} />}
  </PagedList>
);
