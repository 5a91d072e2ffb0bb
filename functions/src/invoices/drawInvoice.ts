import type { InvoiceDocument } from '../contract/index.ts';
import { drawDocument } from './drawDocument.ts';
import { invoiceContent } from './invoiceTexts.ts';

/** Draws an invoice or a credit note as PDF. The same document always gives the same bytes. */
export const drawInvoice = (invoice: InvoiceDocument): Promise<Buffer> =>
  drawDocument(invoiceContent(invoice));
