import { mdiFileDownloadOutline } from '@mdi/js';
import { useMutation } from '@tanstack/react-query';
import type { InvoiceSummary, ListedInvoice } from 'functions/contract';
import { apiRoutes, apiUrl } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useCallback } from 'react';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { invoiceKindTexts } from '../../../domain/money/invoiceKindTexts.ts';
import { isEmptyPeriod } from '../../../domain/time/period.ts';
import { invoiceList, invoiceQuery } from '../../../features/invoices/invoiceList.tsx';
import { readInvoicePdf } from '../../../features/payments/data/readInvoicePdf.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';
import { messageOf } from '../../../lib/api/messages.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import type { RowAction } from '../../../ui/lists/rows/dataListProps.ts';

/** Saves the PDF of an invoice or a credit note. */
const useInvoiceDownload = () =>
  useMutation({
    mutationFn: (invoice: Pick<InvoiceSummary, 'kind' | 'number'>) => readInvoicePdf(invoice),
    onSuccess: saveFile,
    onError: (error, { kind, number }) => {
      const name = `${invoiceKindTexts[kind]} ${number}`;
      enqueueSnackbar(`${name} was not downloaded: ${messageOf(error)}`, { variant: 'error' });
    },
  });

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
          url={apiUrl(apiRoutes.exportInvoices, { query: invoiceQuery(search) })}
          label="Export invoices"
          disabled={isEmptyPeriod(search)}
        />
      )}
      rowProps={{ actions, actionsHeader: 'PDF' }}
    />
  );
};
