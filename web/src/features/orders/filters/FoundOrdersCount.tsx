import type { OrderSearch } from '../../../domain/order/orderRequests.ts';
import { useOrderCount, useOrderSearch } from '../../../domain/order/useOrders.ts';
import { FoundCount } from '../../../domain/search/FoundCount.tsx';
import { foundCountOf } from '../../../domain/search/foundCount.ts';

/** How many orders match a search by words, payment or days; nothing without one. */
export const FoundOrdersCount = ({ search }: { search: OrderSearch }) => {
  const list = useOrderSearch(search);
  const { data: matches } = useOrderCount(search, list.hasNextPage);
  const { words, payment, from, to } = search;
  const isNarrowed = [words, payment, from, to].some((choice) => choice !== '');
  if (!isNarrowed || list.isError) return null;
  return <FoundCount found={foundCountOf(list, matches)} noun="order" />;
};
