import { apiRoutes } from 'functions/contract';
import { useCallback, useMemo } from 'react';
import { ListFilters } from '../../../domain/list/ListFilters.tsx';
import { ListHead } from '../../../domain/list/ListHead.tsx';
import { ListResults } from '../../../domain/list/ListResults.tsx';
import { useList } from '../../../domain/list/useList.ts';
import { Live } from '../../../domain/live/Live.tsx';
import { allChangedOrders } from '../../../domain/live/liveSources.ts';
import { orderSearchOf, searchQuery } from '../../../domain/order/orderSearch.ts';
import { useActing } from '../../../domain/staff/useActing.ts';
import type { IsNew } from '../../../features/orders/columns/orderColumns.tsx';
import { ManagedOrders } from '../../../features/orders/list/ManagedOrders.tsx';
import { orderList } from '../../../features/orders/list/orderLists.tsx';
import { countedTitle } from '../../../features/orders/live/arrivals.ts';
import { NewOrdersNotice } from '../../../features/orders/live/NewOrdersNotice.tsx';
import { useLiveSearch } from '../../../features/orders/live/useLiveSearch.ts';
import { ExportButton, exportBy } from '../../../features/tables/ExportButton.tsx';
import { useUser } from '../../../lib/session/useSession.ts';
import { KeepPosition } from '../../../ui/lists/KeepPosition.tsx';

/** Everyone's orders, or those that match the filters in the URL, as they are now. */
export const AllOrdersPage = () => {
  const list = useList(orderList);
  const search = orderSearchOf(list.search);
  const { arrivals, unseen, onContent, refresh } = useLiveSearch(search);
  const uid = useUser()?.uid ?? '';
  const reader = useMemo(() => ({ uid, staff: true, membership: null }), [uid]);
  const caller = useActing(reader, apiRoutes.transitionOrder);
  const { marked } = arrivals;
  const isNew: IsNew = useCallback(({ _id }) => marked.has(_id), [marked]);
  const documentTitle = countedTitle(orderList.title, unseen);
  return (
    <>
      <Live source={allChangedOrders} onContent={onContent} refresh={refresh} />
      <ListHead kind={orderList} list={list} documentTitle={documentTitle}>
        <ExportButton
          {...exportBy(apiRoutes.exportOrders, { query: searchQuery(search) })}
          label="Export orders"
          disabled={list.isEmpty}
        />
      </ListHead>
      <ListFilters kind={orderList} list={list} />
      <ListResults kind={orderList} list={list} notice={<NewOrdersNotice arrivals={arrivals} />}>
        {(orders) => (
          <KeepPosition list={arrivals.list} ids={orders.map(({ _id }) => _id)}>
            <ManagedOrders orders={orders} caller={caller} isNew={isNew} sort={list.sort} />
          </KeepPosition>
        )}
      </ListResults>
    </>
  );
};
