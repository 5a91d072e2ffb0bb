import { FoundCount } from '../../../components/FoundCount.tsx';
import { foundCountOf } from '../../../components/foundCount.ts';
import type { OrderSearch } from '../orderRequests.ts';
import { useOrderCount, useOrderSearch } from '../useOrders.ts';

/** How many orders match a search by words, payment or days; nothing without one. */
export const FoundOrdersCount = ({ search }: { search: OrderSearch }) => {
  const list = useOrderSearch(search);
  const { data: matches } = useOrderCount(search, list.hasNextPage);
  const { words, payment, from, to } = search;
  const isNarrowed = [words, payment, from, to].some((choice) => choice !== '');
  if (!isNarrowed || list.isError) return null;
  return <FoundCount found={foundCountOf(list, matches)} noun="order" />;
};
