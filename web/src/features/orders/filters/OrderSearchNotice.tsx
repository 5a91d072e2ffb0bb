import { isNumberSearch } from 'functions/contract';
import type { OrderSearch } from '../../../domain/order/orderSearch.ts';
import { useOrderCount, useOrderSearch } from '../../../domain/order/useOrders.ts';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { SearchNotice } from '../../../domain/search/SearchNotice.tsx';
import { needsCountOfAll } from '../../../domain/search/searchNoticeText.ts';

interface OrderSearchNoticeProps {
  search: OrderSearch;
  onClear: () => void;
}

const everything: OrderSearch = { filter: 'all', payment: '', words: '', from: '', to: '' };

/** Says how the filters affect a search for orders. */
export const OrderSearchNotice = ({ search, onClear }: OrderSearchNoticeProps) => {
  const { filter, payment, payer = '', words, from, to } = search;
  const isFiltered = filter !== 'all' || [payment, payer, from, to].some((choice) => choice !== '');
  const filters = { isFiltered, ignoresFilters: isNumberSearch(words) };
  const list = useOrderSearch(search);
  const countsAll = needsCountOfAll({ words, ...filters });
  const { data: matches } = useOrderCount(search, countsAll && list.hasNextPage);
  const { data: all } = useOrderCount({ ...everything, words }, countsAll);
  const counts = { found: matchCountOf(list, matches), all };
  return <SearchNotice words={words} {...filters} {...counts} noun="order" onClear={onClear} />;
};
