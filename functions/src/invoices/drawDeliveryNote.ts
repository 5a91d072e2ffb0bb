import { drawDocument } from './drawing/drawDocument.ts';
import { deliveryNoteContent, type PrintedDeliveryNote } from './texts/deliveryNoteTexts.ts';

/** Draws the delivery note of a shipment as PDF. */
export const drawDeliveryNote = (printed: PrintedDeliveryNote): Promise<Buffer> =>
  drawDocument(deliveryNoteContent(printed));
