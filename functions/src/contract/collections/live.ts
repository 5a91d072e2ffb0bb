/**
 * The documents that pages listen to in Firestore. Stored tools, orders and quotes have fields that
 * no response has, such as search words and hashes of requests. So functions publish what the API
 * would send in separate collections, and `firestore.rules` lets pages read only these.
 */
import type { Order } from '../orders/model.ts';
import type { Quote } from '../quotes/model.ts';
import type { staffToolDefaults, Tool } from '../tools/model.ts';

/** A tool in `liveTools/{id}`: what the API sends of it, at list prices. */
export type LiveTool = Omit<Tool, '_id' | 'agreement' | 'version' | keyof typeof staffToolDefaults>;

/**
 * An order in `liveOrders/{id}`: what the API sends of it, without the fields of the
 * specification's clients.
 */
export type LiveOrder = Omit<Order, '_id' | 'tool' | 'orderQuantity' | 'totalBill'>;

/** A published order. */
export interface LiveOrderDocument extends LiveOrder {
  /** When it was last published: lists of what has changed are sorted by it. */
  changedAt: Date;
}

/** A quote in `liveQuotes/{id}`: what the API sends of it. */
export type LiveQuote = Omit<Quote, '_id'>;

/**
 * When a company, a member, an invitation or a request of it has changed last, in
 * `liveCompanies/{id}`. It says no more, and is missing before the first change: pages ask the API.
 */
export interface LiveCompany {
  changedAt: Date;
}

/** The length of the lists of changed orders that pages listen to. The rules allow at most 50. */
export const liveListSize = 25;
