import { drawDocument } from './drawing/drawDocument.ts';
import { type PrintedReturn, returnSlipContent } from './texts/returnSlipTexts.ts';

/** Draws the slip that goes into the parcel of a return as PDF. */
export const drawReturnSlip = (printed: PrintedReturn): Promise<Buffer> =>
  drawDocument(returnSlipContent(printed));
