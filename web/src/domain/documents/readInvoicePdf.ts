import { apiRoutes, type InvoiceSummary, invoiceFileOf } from 'functions/contract';
import { readPdf } from '../../lib/api/readPdf.ts';
import type { NamedFile } from '../../lib/browser/saveFile.ts';

/** Fetches the PDF of an invoice or a credit note. */
export const readInvoicePdf = ({
  kind,
  number,
}: Pick<InvoiceSummary, 'kind' | 'number'>): Promise<NamedFile> =>
  readPdf(invoiceFileOf({ kind, number }), apiRoutes.getInvoice, { params: { number } });
