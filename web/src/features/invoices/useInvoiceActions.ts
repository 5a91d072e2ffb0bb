import { mdiFileDownloadOutline } from '@mdi/js';
import { useMutation } from '@tanstack/react-query';
import type { InvoiceSummary, ListedInvoice } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useCallback } from 'react';
import { readInvoicePdf } from '../../domain/documents/readInvoicePdf.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { invoiceName } from './invoiceCells.tsx';

/** Saves the PDF of an invoice or a credit note. */
const useInvoiceDownload = () =>
  useMutation({
    mutationFn: (invoice: Pick<InvoiceSummary, 'kind' | 'number'>) => readInvoicePdf(invoice),
    onSuccess: saveFile,
    onError: (error, invoice) => {
      const message = `${invoiceName(invoice)} was not downloaded: ${messageOf(error)}`;
      enqueueSnackbar(message, { variant: 'error' });
    },
  });

/** The actions on the row of an invoice: to save its PDF. */
export const useInvoiceActions = () => {
  const { mutate: download } = useInvoiceDownload();
  return useCallback(
    (invoice: ListedInvoice): RowAction[] => [
      { label: 'Download PDF', icon: mdiFileDownloadOutline, run: () => download(invoice) },
    ],
    [download],
  );
};
