import { drawDocument } from './drawDocument.ts';
import { type PrintedPickList, pickListContent } from './pickListTexts.ts';

/** Draws the pick list of an order as PDF. */
export const drawPickList = (printed: PrintedPickList): Promise<Buffer> =>
  drawDocument(pickListContent(printed));
