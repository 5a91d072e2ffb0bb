import {
  collectionNames,
  type LiveOrder,
  type LiveTool,
  type LowStockTool,
  limits,
  liveListSize,
  type Quote,
  type Tool,
} from 'functions/contract';

interface Identified {
  _id: string;
}

type Condition = readonly [field: string, operator: '==' | '<', value: string | number];

/** The identity of a source: two sources with equal values are the same listener. */
interface Target {
  collection: string;
  /** The id of a document; without it, the source is a list. */
  id?: string;
  where?: readonly Condition[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  limit?: number;
}

/** A document or a list of documents to listen to, and what its data mean. */
export interface LiveSource<Content> {
  target: Target;
  /** The type of the documents, and that of a list, never has a value. */
  content?: Content;
}

/** An order as pages listen to it. */
export interface ListenedOrder extends LiveOrder, Identified {
  /** When it was last published: a timestamp of Firestore. */
  changedAt: { toMillis: () => number };
}

/** A tool; undefined if it does not exist. */
export const liveTool = (id: string): LiveSource<Tool | undefined> => ({
  target: { collection: collectionNames.liveTools, id },
});

/** An order; undefined if it does not exist. */
export const liveOrder = (id: string): LiveSource<ListenedOrder | undefined> => ({
  target: { collection: collectionNames.liveOrders, id },
});

/** A quote; undefined if it does not exist. */
export const liveQuote = (id: string): LiveSource<Quote | undefined> => ({
  target: { collection: collectionNames.liveQuotes, id },
});

/** When a company has changed; undefined before the first change. */
export const liveCompany = (id: string): LiveSource<Identified | undefined> => ({
  target: { collection: collectionNames.liveCompanies, id },
});

const changedOrders = {
  collection: collectionNames.liveOrders,
  orderBy: ['changedAt', 'desc'],
  limit: liveListSize,
} as const;

/**
 * The orders of a payer that changed last, latest first: of a company all of them, or those of one
 * member.
 */
export const changedOrdersOf = (payerId: string, userId?: string): LiveSource<ListenedOrder[]> => ({
  target: {
    ...changedOrders,
    where: [
      ['payerId', '==', payerId],
      ...(userId === undefined ? [] : [['userId', '==', userId] as const]),
    ],
  },
});

/** Everyone's orders that changed last, latest first; for admins. */
export const allChangedOrders: LiveSource<ListenedOrder[]> = { target: changedOrders };

/** The order that changed last, of everyone; for admins. */
export const lastChangedOrder: LiveSource<ListenedOrder[]> = {
  target: { ...changedOrders, limit: 1 },
};

/** The tools with the fewest pieces, fewest first; for admins. */
export const lowStockTools: LiveSource<(LiveTool & LowStockTool)[]> = {
  target: {
    collection: collectionNames.liveTools,
    where: [['available', '<', limits.lowStock]],
    orderBy: ['available', 'asc'],
    limit: limits.overview.lowStock,
  },
};

/** A text that differs between different sources. */
export const sourceKey = ({ target }: LiveSource<unknown>): string => JSON.stringify(target);
