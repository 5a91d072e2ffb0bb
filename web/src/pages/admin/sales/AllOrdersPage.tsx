import { useCallback, useMemo } from 'react';
import { Live } from '../../../domain/live/Live.tsx';
import { allChangedOrders } from '../../../domain/live/liveSources.ts';
import { searchQuery } from '../../../domain/order/orderSearch.ts';
import { ListHeader } from '../../../domain/page/ListHeader.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { isEmptyPeriod } from '../../../domain/time/period.ts';
import type { IsNew } from '../../../features/orders/columns/orderColumns.tsx';
import { OrderFilters } from '../../../features/orders/filters/OrderFilters.tsx';
import { OrderSearchNotice } from '../../../features/orders/filters/OrderSearchNotice.tsx';
import { OrdersHeading } from '../../../features/orders/filters/OrdersHeading.tsx';
import { useOrderFilters } from '../../../features/orders/filters/useOrderFilters.ts';
import { OrderSearchResults } from '../../../features/orders/list/OrderSearchResults.tsx';
import { countedTitle } from '../../../features/orders/live/arrivals.ts';
import { NewOrdersNotice } from '../../../features/orders/live/NewOrdersNotice.tsx';
import { useLiveSearch } from '../../../features/orders/live/useLiveSearch.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';
import { useUser } from '../../../lib/session/useSession.ts';

const title = 'All Orders';

/** Everyone's orders, or those that match the filters in the URL, as they are now. */
export const AllOrdersPage = () => {
  const user = useUser();
  const filters = useOrderFilters();
  const { search, period } = filters;
  const { arrivals, unseen, onContent, refresh } = useLiveSearch(search);
  const uid = user?.uid ?? '';
  const caller = useMemo(() => ({ uid, admin: true, membership: null }), [uid]);
  const { marked } = arrivals;
  const isNew: IsNew = useCallback(({ _id }) => marked.has(_id), [marked]);
  const documentTitle = countedTitle(title, unseen);
  return (
    <>
      <Live source={allChangedOrders} onContent={onContent} refresh={refresh} />
      <ListHeader stacksOnPhone>
        {isEmptyPeriod(period) ? (
          <PageTitle>{title}</PageTitle>
        ) : (
          <OrdersHeading title={title} search={search} documentTitle={documentTitle} />
        )}
        <ExportButton table="orders" label="Export orders" search={searchQuery(search)} />
      </ListHeader>
      <OrderFilters filters={filters} />
      {!isEmptyPeriod(period) && <OrderSearchNotice search={search} onClear={filters.clear} />}
      <NewOrdersNotice arrivals={arrivals} />
      {!isEmptyPeriod(period) && (
        <OrderSearchResults search={search} caller={caller} isNew={isNew} />
      )}
    </>
  );
};
