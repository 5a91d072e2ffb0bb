import { formatCount } from 'functions/contract';
import type { OrderSearch } from '../../../domain/order/orderSearch.ts';
import { useOrderCount } from '../../../domain/order/useOrders.ts';
import { ListHeading } from '../../../domain/page/ListHeading.tsx';
import { OrderMatchCount } from './OrderMatchCount.tsx';

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
