import { mdiPackageVariant } from '@mdi/js';
import type { OrderCaller } from 'functions/contract';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { OrderSearch } from '../orderRequests.ts';
import { useOrderSearch } from '../useOrders.ts';
import { noOrdersText } from './listTexts.ts';
import { ManagedOrders } from './ManagedOrders.tsx';
import { OrderList } from './OrderList.tsx';

interface FoundOrdersProps {
  search: OrderSearch;
  caller: OrderCaller;
}

/** The orders that match a search. */
export const FoundOrders = ({ search, caller }: FoundOrdersProps) => {
  const list = useOrderSearch(search);
  const { title, advice } = noOrdersText({ ...search, hasMore: list.hasNextPage });
  return (
    <OrderList
      list={list}
      empty={
        <EmptyState icon={mdiPackageVariant} title={title}>
          {advice}
        </EmptyState>
      }
    >
      {(orders) => <ManagedOrders orders={orders} caller={caller} />}
    </OrderList>
  );
};
