import { mdiPackageVariant } from '@mdi/js';
import type { OrderCaller } from 'functions/contract';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { KeepPosition } from '../../../components/KeepPosition.tsx';
import { type OrderSearch, orderSearchUrl } from '../orderRequests.ts';
import { useOrderSearch } from '../useOrders.ts';
import { noOrdersText } from './listTexts.ts';
import { ManagedOrders } from './ManagedOrders.tsx';
import { OrderList } from './OrderList.tsx';
import type { IsNew } from './orderColumns.tsx';

interface FoundOrdersProps {
  search: OrderSearch;
  caller: OrderCaller;
  isNew: IsNew;
}

/** The orders that match a search. */
export const FoundOrders = ({ search, caller, isNew }: FoundOrdersProps) => {
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
      {(orders) => (
        <KeepPosition list={orderSearchUrl(search)} ids={orders.map(({ _id }) => _id)}>
          <ManagedOrders orders={orders} caller={caller} isNew={isNew} />
        </KeepPosition>
      )}
    </OrderList>
  );
};
