import type { InvoiceDocument, PrintedStatement } from '../contract/index.ts';
import { drawDocument } from './drawing/drawDocument.ts';
import { confirmationContent, type PrintedConfirmation } from './texts/confirmationTexts.ts';
import { deliveryNoteContent, type PrintedDeliveryNote } from './texts/deliveryNoteTexts.ts';
import { invoiceContent } from './texts/invoiceTexts.ts';
import { type PrintedPickList, pickListContent } from './texts/pickListTexts.ts';
import { type PrintedQuote, quoteContent } from './texts/quoteTexts.ts';
import { type PrintedReturn, returnSlipContent } from './texts/returnSlipTexts.ts';
import { statementContent } from './texts/statementTexts.ts';

/** Draws an invoice or a credit note as PDF. The same document always gives the same bytes. */
export const drawInvoice = (invoice: InvoiceDocument): Promise<Buffer> =>
  drawDocument(invoiceContent(invoice));

/** Draws the offer of a quote as PDF. */
export const drawQuote = (printed: PrintedQuote): Promise<Buffer> =>
  drawDocument(quoteContent(printed));

/** Draws the confirmation of an order as PDF. */
export const drawConfirmation = (printed: PrintedConfirmation): Promise<Buffer> =>
  drawDocument(confirmationContent(printed));

/** Draws the pick list of an order as PDF. */
export const drawPickList = (printed: PrintedPickList): Promise<Buffer> =>
  drawDocument(pickListContent(printed));

/** Draws the delivery note of a shipment as PDF. */
export const drawDeliveryNote = (printed: PrintedDeliveryNote): Promise<Buffer> =>
  drawDocument(deliveryNoteContent(printed));

/** Draws the slip that goes into the parcel of a return as PDF. */
export const drawReturnSlip = (printed: PrintedReturn): Promise<Buffer> =>
  drawDocument(returnSlipContent(printed));

/** Draws the statement of an account as PDF. */
export const drawStatement = (printed: PrintedStatement): Promise<Buffer> =>
  drawDocument(statementContent(printed));
