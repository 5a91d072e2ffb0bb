import type { DocumentData } from 'firebase-admin/firestore';
import type { LiveOrder, LiveOrderDocument, LiveQuote, LiveTool } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { QuoteDocument } from '../../../documents/orders/quotes.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import type { Source } from '../publishDocuments.ts';
import { orderSource, publishOrders } from '../publishOrders.ts';
import { publishQuotes, quoteSource } from '../publishQuotes.ts';
import { publishTools, toolSource } from '../publishTools.ts';

/** When an order changed, for one that was not published then: at its last status change. */
export const changedAtOf = ({ history, createdAt }: LiveOrder): Date =>
  new Date(history.at(-1)?.at ?? createdAt);

/** A collection of which functions publish each document. */
export interface Publication<Stored extends DocumentData, Live extends DocumentData>
  extends Source<Stored, Live> {
  name: 'tool' | 'order' | 'quote';
  /** Publishes the current state of documents, and removes what was published of deleted ones. */
  publish(ids: readonly string[]): Promise<unknown>;
  /** Publishes documents for the first time. */
  publishFirst(ids: readonly string[]): Promise<unknown>;
}

/** All tools. */
export const toolPublication: Publication<ToolDocument, LiveTool> = {
  name: 'tool',
  ...toolSource,
  publish: publishTools,
  publishFirst: publishTools,
};

/** All orders. One that was not published when it changed is listed at the time of that change. */
export const orderPublication: Publication<OrderDocument, LiveOrderDocument> = {
  name: 'order',
  ...orderSource,
  publish: publishOrders,
  publishFirst: (ids) => publishOrders(ids, changedAtOf),
};

/** All quotes. */
export const quotePublication: Publication<QuoteDocument, LiveQuote> = {
  name: 'quote',
  ...quoteSource,
  publish: publishQuotes,
  publishFirst: publishQuotes,
};
