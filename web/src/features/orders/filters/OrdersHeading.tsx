import { formatCount } from 'functions/contract';
import type { OrderSearch } from '../../../domain/order/orderSearch.ts';
import { useOrderCount, useOrderSearch } from '../../../domain/order/useOrders.ts';
import { ListHeading } from '../../../domain/page/ListHeading.tsx';
import { MatchCount } from '../../../domain/search/MatchCount.tsx';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';

/** How many orders match a search by words, payment or days; nothing without one. */
const OrderMatchCount = ({ search }: { search: OrderSearch }) => {
  const list = useOrderSearch(search);
  const { data: matches } = useOrderCount(search, list.hasNextPage);
  const { words, payment, from, to } = search;
  const isNarrowed = [words, payment, from, to].some((choice) => choice !== '');
  if (!isNarrowed || list.isError) return null;
  return <MatchCount found={matchCountOf(list, matches)} noun="order" />;
};

interface OrdersHeadingProps {
  title: string;
  search: OrderSearch;
  documentTitle: string;
}

/** The number of orders within the filters, and how many of them match the words of the search. */
export const OrdersHeading = ({ title, search, documentTitle }: OrdersHeadingProps) => {
  const { data } = useOrderCount({ ...search, words: '' });
  return (
    <ListHeading
      title={title}
      documentTitle={documentTitle}
      counted={data && `${title} (${formatCount(data.count)})`}
    >
      <OrderMatchCount search={search} />
    </ListHeading>
  );
};
