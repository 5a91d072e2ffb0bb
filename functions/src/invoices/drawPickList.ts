import { drawDocument } from './drawing/drawDocument.ts';
import { type PrintedPickList, pickListContent } from './texts/pickListTexts.ts';

/** Draws the pick list of an order as PDF. */
export const drawPickList = (printed: PrintedPickList): Promise<Buffer> =>
  drawDocument(pickListContent(printed));
