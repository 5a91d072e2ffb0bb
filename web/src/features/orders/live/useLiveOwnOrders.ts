import type { QueryKey } from '@tanstack/react-query';
import type { Actor, OrderFilter } from 'functions/contract';
import { changedOrdersOf } from '../../../domain/live/liveSources.ts';
import type { OrderSearch } from '../../../domain/order/orderSearch.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { useOrderFeed } from './feed/useOrderFeed.ts';
import { matchesSearch } from './matchesSearch.ts';

interface OwnSearch {
  list: QueryKey;
  search: OrderSearch<OrderFilter>;
  caller: Actor;
  /** Whether the caller sees the orders of all members of the company. */
  seesAll: boolean;
}

/**
 * Keeps the orders of the payer for whom the page buys up to date. The rules of Firestore allow a
 * member without the right to all orders of a company only a query for the own ones.
 */
export const useLiveOwnOrders = ({ list, search, caller: { uid }, seesAll }: OwnSearch) => {
  const { by } = search;
  const maker = by === 'me' || !seesAll ? uid : by;
  const company = buyingFor();
  const ofMaker = { ...search, by: maker ?? '' };
  const feed = useOrderFeed({ list, matches: (order) => matchesSearch(order, ofMaker) });
  const source = company ? changedOrdersOf(company, maker) : changedOrdersOf(uid);
  return { source, ...feed };
};
