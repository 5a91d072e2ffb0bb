import { mdiFileDownloadOutline } from '@mdi/js';
import type { ListedInvoice } from 'functions/contract';
import { useCallback } from 'react';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { isEmptyPeriod } from '../../../domain/time/period.ts';
import { invoiceList, invoiceQuery } from '../../../features/invoices/invoiceList.tsx';
import { useInvoiceDownload } from '../../../features/payments/data/useInvoiceDownload.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';
import type { RowAction } from '../../../ui/lists/rows/dataListProps.ts';

/** The invoices and credit notes of all customers, or those that match the filters in the URL. */
export const InvoicesPage = () => {
  const { mutate: download } = useInvoiceDownload();
  const actions = useCallback(
    (invoice: ListedInvoice): RowAction[] => [
      { label: 'Download PDF', icon: mdiFileDownloadOutline, run: () => download(invoice) },
    ],
    [download],
  );
  return (
    <ListPage
      kind={invoiceList}
      actions={(search) => (
        <ExportButton
          table="invoices"
          label="Export invoices"
          search={invoiceQuery(search)}
          disabled={isEmptyPeriod(search)}
        />
      )}
      rowProps={{ actions, actionsHeader: 'PDF' }}
    />
  );
};
