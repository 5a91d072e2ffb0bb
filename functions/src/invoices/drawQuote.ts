import { drawDocument } from './drawing/drawDocument.ts';
import { type PrintedQuote, quoteContent } from './texts/quoteTexts.ts';

/** Draws the offer of a quote as PDF. */
export const drawQuote = (printed: PrintedQuote): Promise<Buffer> =>
  drawDocument(quoteContent(printed));
