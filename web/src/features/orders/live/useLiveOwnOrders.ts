import type { Actor } from 'functions/contract';
import { changedOrdersOf } from '../../../domain/live/liveSources.ts';
import { orderKeys } from '../../../domain/order/orderCache.ts';
import { type OwnOrderSearch, ownOrdersUrl } from '../../../domain/order/orderSearch.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { seesAllOrders } from '../filters/useMakerChoice.ts';
import { useOrderFeed } from './feed/useOrderFeed.ts';
import { matchesSearch } from './matchesSearch.ts';

interface OwnSearch extends Required<OwnOrderSearch> {
  email: string;
  caller: Actor;
}

const anyOther = { words: '', from: '', to: '' };

/**
 * Keeps the orders of the payer for whom the page buys up to date. The rules of Firestore allow a
 * member without the right to all orders of a company only a query for the own ones.
 */
export const useLiveOwnOrders = ({ email, caller, ...search }: OwnSearch) => {
  const { uid } = caller;
  const { filter, payment, maker } = search;
  const company = buyingFor();
  const isOnlyMine = maker === 'me' || !seesAllOrders(caller);
  const feed = useOrderFeed({
    list: orderKeys.list(ownOrdersUrl(email, search)),
    matches: (order) =>
      (maker === 'all' || order.userId === uid) &&
      matchesSearch(order, { filter, payment, ...anyOther }),
  });
  const source = company
    ? changedOrdersOf(company, isOnlyMine ? uid : undefined)
    : changedOrdersOf(uid);
  return { source, ...feed };
};
