import { useMutation } from '@tanstack/react-query';
import type { InvoiceSummary } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { invoiceKindTexts } from '../../../domain/money/invoiceKindTexts.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { readInvoicePdf } from './readInvoicePdf.ts';

/** Saves the PDF of an invoice or a credit note. */
export const useInvoiceDownload = () =>
  useMutation({
    mutationFn: (invoice: Pick<InvoiceSummary, 'kind' | 'number'>) => readInvoicePdf(invoice),
    onSuccess: saveFile,
    onError: (error, { kind, number }) => {
      const name = `${invoiceKindTexts[kind]} ${number}`;
      enqueueSnackbar(`${name} was not downloaded: ${messageOf(error)}`, { variant: 'error' });
    },
  });
