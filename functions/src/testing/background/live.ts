import type { LiveOrderDocument, LiveQuote, LiveTool } from '../../contract/index.ts';
import {
  liveCompanies,
  liveOrders,
  liveQuotes,
  liveTools,
} from '../../store/collections/collections.ts';
import { documentWhen } from './documentWhen.ts';

/** Waits until what is published of a tool is as expected. */
export const liveToolWhen = (
  id: string,
  isExpected: (tool: LiveTool | undefined) => boolean,
): Promise<LiveTool | undefined> => documentWhen(liveTools.doc(id), isExpected);

/** Waits until what is published of an order is as expected. */
export const liveOrderWhen = (
  id: string,
  isExpected: (order: LiveOrderDocument | undefined) => boolean,
): Promise<LiveOrderDocument | undefined> => documentWhen(liveOrders.doc(id), isExpected);

/** Waits until what is published of a quote is as expected. */
export const liveQuoteWhen = (
  id: string,
  isExpected: (quote: LiveQuote | undefined) => boolean,
): Promise<LiveQuote | undefined> => documentWhen(liveQuotes.doc(id), isExpected);

/** Waits until a tool is published. */
export const waitForLiveTool = async (id: string): Promise<void> => {
  await liveToolWhen(id, (tool) => tool !== undefined);
};

/** Waits until an order is published. */
export const waitForLiveOrder = async (id: string): Promise<void> => {
  await liveOrderWhen(id, (order) => order !== undefined);
};

/** Waits until a quote is published. */
export const waitForLiveQuote = async (id: string): Promise<void> => {
  await liveQuoteWhen(id, (quote) => quote !== undefined);
};

/** Waits until a company has been marked as changed after a time, and returns the new one. */
export const companyMarkedAfter = async (id: string, last: Date | undefined): Promise<Date> => {
  const mark = await documentWhen(
    liveCompanies.doc(id),
    (content) => content !== undefined && content.changedAt > (last ?? new Date(0)),
  );
  return mark?.changedAt as Date;
};
