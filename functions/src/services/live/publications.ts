import type { CollectionReference, DocumentData } from 'firebase-admin/firestore';
import { liveOrders, liveTools, orders, tools } from '../../collections.ts';
import type {
  LiveOrderDocument,
  LiveTool,
  OrderDocument,
  ToolDocument,
} from '../../contract/index.ts';
import { toLiveTool } from '../catalogue/sentTool.ts';
import { toLiveOrder } from '../ordering/sentOrder.ts';
import { changedAtOf } from './changedAtOf.ts';
import { publishOrders } from './publishOrders.ts';
import { publishTools } from './publishTools.ts';

/** A collection of which functions publish each document. */
export interface Publication<Stored extends DocumentData, Live extends DocumentData> {
  name: 'tool' | 'order';
  originals: CollectionReference<Stored, Stored>;
  published: CollectionReference<Live, Live>;
  /** What is published of a document, without the time of publication. */
  toLive(id: string, stored: Stored): Partial<Live>;
  /** Publishes the current state of documents, and removes what was published of deleted ones. */
  publish(ids: readonly string[]): Promise<void>;
  /** Publishes documents for the first time. */
  publishFirst(ids: readonly string[]): Promise<void>;
}

/** All tools. */
export const toolPublication: Publication<ToolDocument, LiveTool> = {
  name: 'tool',
  originals: tools,
  published: liveTools,
  toLive: toLiveTool,
  publish: publishTools,
  publishFirst: publishTools,
};

/** All orders. One that was not published when it changed is listed at the time of that change. */
export const orderPublication: Publication<OrderDocument, LiveOrderDocument> = {
  name: 'order',
  originals: orders,
  published: liveOrders,
  toLive: (_id, stored) => toLiveOrder(stored),
  publish: publishOrders,
  publishFirst: (ids) => publishOrders(ids, changedAtOf),
};
