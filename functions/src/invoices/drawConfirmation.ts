import { drawDocument } from './drawing/drawDocument.ts';
import { confirmationContent, type PrintedConfirmation } from './texts/confirmationTexts.ts';

/** Draws the confirmation of an order as PDF. */
export const drawConfirmation = (printed: PrintedConfirmation): Promise<Buffer> =>
  drawDocument(confirmationContent(printed));
