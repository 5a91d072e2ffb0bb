import type { Readable } from 'node:stream';
import { counted, type OrderPrint } from '../contract/index.ts';
import { drawDocuments } from './drawing/drawDocument.ts';
import { drawLabels } from './labels/drawLabels.ts';
import type { LabelContent } from './labels/labelContent.ts';
import { collectedContent, type PrintedCollection } from './texts/collectedPickListTexts.ts';
import { deliveryNoteContent, type PrintedDeliveryNote } from './texts/deliveryNoteTexts.ts';
import { type PrintedPickList, pickListContent } from './texts/pickListTexts.ts';

/** What is printed of several orders at once. */
export type PrintedOrders =
  | { print: 'pick-lists'; pickLists: readonly PrintedPickList[] }
  | { print: 'collected-pick-list'; collection: PrintedCollection }
  | { print: 'delivery-notes'; notes: readonly PrintedDeliveryNote[] }
  | { print: 'labels'; labels: readonly LabelContent[] };

const titles: Record<OrderPrint, string> = {
  'pick-lists': 'Pick lists',
  'collected-pick-list': 'Collected pick list',
  'delivery-notes': 'Delivery notes',
  labels: 'Labels',
};

/** Draws what is printed of several orders as one PDF, which can be sent while it is drawn. */
export const drawOrders = (printed: PrintedOrders, count: number): Readable => {
  const title = `${titles[printed.print]} of ${counted(count, 'order')}`;
  if (printed.print === 'labels') {
    const author = printed.labels[0]?.sender.name ?? '';
    return drawLabels(printed.labels, { title, author, at: new Date() });
  }
  if (printed.print === 'collected-pick-list')
    return drawDocuments([collectedContent(printed.collection)], title);
  const contents =
    printed.print === 'pick-lists'
      ? printed.pickLists.map(pickListContent)
      : printed.notes.map(deliveryNoteContent);
  return drawDocuments(contents, title);
};
