import {
  collectionNames,
  type LiveOrderDocument,
  type LiveQuote,
  type LiveTool,
} from 'functions/contract';
import type { OrderDocument, QuoteDocument, ToolDocument } from 'functions/documents';
import {
  changedAtOf,
  toLiveOrder,
  toLiveQuote,
  toLiveTool,
} from 'functions/testing/background/liveDocuments';
import type { SeedDocument } from '../documents/documents.ts';

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The documents of the published tools. */
export const liveToolDocuments = (
  tools: readonly SeedDocument<ToolDocument>[],
): SeedDocument<LiveTool>[] =>
  tools.flatMap(({ path, content }) => {
    const live = toLiveTool(idOf(path), content);
    return live ? [{ path: `${collectionNames.liveTools}/${idOf(path)}`, content: live }] : [];
  });

/** The documents of the published orders, as changed at their last status change. */
export const liveOrderDocuments = (
  orders: readonly SeedDocument<OrderDocument>[],
): SeedDocument<LiveOrderDocument>[] =>
  orders.map(({ path, content }) => {
    const order = toLiveOrder(content);
    return {
      path: `${collectionNames.liveOrders}/${idOf(path)}`,
      content: { ...order, changedAt: changedAtOf(order) },
    };
  });

/** The documents of the published quotes. */
export const liveQuoteDocuments = (
  quotes: readonly SeedDocument<QuoteDocument>[],
): SeedDocument<LiveQuote>[] =>
  quotes.map(({ path, content }) => ({
    path: `${collectionNames.liveQuotes}/${idOf(path)}`,
    content: toLiveQuote(content),
  }));
