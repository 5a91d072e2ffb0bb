import type { InvoiceDocument } from '../contract/index.ts';
import { drawDocument } from './drawing/drawDocument.ts';
import { invoiceContent } from './texts/invoiceTexts.ts';

/** Draws an invoice or a credit note as PDF. The same document always gives the same bytes. */
export const drawInvoice = (invoice: InvoiceDocument): Promise<Buffer> =>
  drawDocument(invoiceContent(invoice));
