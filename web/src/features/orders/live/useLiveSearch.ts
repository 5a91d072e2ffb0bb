import { orderKeys } from '../../../domain/order/orderCache.ts';
import { type OrderSearch, orderSearchUrl } from '../../../domain/order/orderSearch.ts';
import { useOrderFeed } from './feed/useOrderFeed.ts';
import { matchesSearch } from './matchesSearch.ts';
import { useArrivals } from './useArrivals.ts';

/** Keeps everyone's orders that match a search up to date, and remembers those that arrived. */
export const useLiveSearch = (search: OrderSearch) => {
  const url = orderSearchUrl(search);
  const { arrivals, unseen, add } = useArrivals(url);
  const feed = useOrderFeed({
    list: orderKeys.list(url),
    matches: (order) => matchesSearch(order, search),
    onPlaced: add,
  });
  return { arrivals, unseen, ...feed };
};
