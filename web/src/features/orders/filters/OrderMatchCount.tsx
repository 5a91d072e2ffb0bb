import type { OrderSearch } from '../../../domain/order/orderSearch.ts';
import { useOrderCount, useOrderSearch } from '../../../domain/order/useOrders.ts';
import { MatchCount } from '../../../domain/search/MatchCount.tsx';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';

/** How many orders match a search by words, payment or days; nothing without one. */
export const OrderMatchCount = ({ search }: { search: OrderSearch }) => {
  const list = useOrderSearch(search);
  const { data: matches } = useOrderCount(search, list.hasNextPage);
  const { words, payment, from, to } = search;
  const isNarrowed = [words, payment, from, to].some((choice) => choice !== '');
  if (!isNarrowed || list.isError) return null;
  return <MatchCount found={matchCountOf(list, matches)} noun="order" />;
};
