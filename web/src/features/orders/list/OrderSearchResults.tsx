import { mdiPackageVariant } from '@mdi/js';
import type { Actor } from 'functions/contract';
import { type OrderSearch, orderSearchUrl } from '../../../domain/order/orderSearch.ts';
import { useOrderSearch } from '../../../domain/order/useOrders.ts';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { KeepPosition } from '../../../ui/lists/KeepPosition.tsx';
import type { IsNew } from '../columns/orderColumns.tsx';
import { noOrdersText } from './listTexts.ts';
import { ManagedOrders } from './ManagedOrders.tsx';

interface FoundOrdersProps {
  search: OrderSearch;
  caller: Actor;
  isNew: IsNew;
}

/** The orders that match a search. */
export const OrderSearchResults = ({ search, caller, isNew }: FoundOrdersProps) => {
  const list = useOrderSearch(search);
  const { title, advice } = noOrdersText({ ...search, hasMore: list.hasNextPage });
  return (
    <PagedList
      loading="Loading the orders"
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
    </PagedList>
  );
};
