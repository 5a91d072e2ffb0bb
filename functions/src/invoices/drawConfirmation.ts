import { confirmationContent, type PrintedConfirmation } from './confirmationTexts.ts';
import { drawDocument } from './drawDocument.ts';

/** Draws the confirmation of an order as PDF. */
export const drawConfirmation = (printed: PrintedConfirmation): Promise<Buffer> =>
  drawDocument(confirmationContent(printed));
