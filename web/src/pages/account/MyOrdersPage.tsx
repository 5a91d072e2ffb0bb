import { useMemo } from 'react';
import { Live } from '../../domain/live/Live.tsx';
import { changedOrdersOf } from '../../domain/live/liveSources.ts';
import { useOwnOrders } from '../../domain/order/useOrders.ts';
import { ListHeader } from '../../domain/page/ListHeader.tsx';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { OwnTerms } from '../../features/customers/ownTerms/OwnTerms.tsx';
import { OwnOrderFilters } from '../../features/orders/filters/OwnOrderFilters.tsx';
import { usePaymentChoice } from '../../features/orders/filters/usePaymentChoice.ts';
import { useStatusChoice } from '../../features/orders/filters/useStatusChoice.ts';
import type { OwnFilter } from '../../features/orders/list/NoOwnOrders.tsx';
import { NoOwnOrders } from '../../features/orders/list/NoOwnOrders.tsx';
import { OrderList } from '../../features/orders/list/OrderList.tsx';
import { OwnOrders } from '../../features/orders/list/OwnOrders.tsx';
import { useLiveOwnOrders } from '../../features/orders/live/useLiveOwnOrders.ts';
import { ExportButton } from '../../features/tables/ExportButton.tsx';
import { useUser } from '../../lib/session/useSession.ts';
import { KeepPosition } from '../../ui/lists/KeepPosition.tsx';

const isOwnFilter = (text: string | null): text is OwnFilter => text === 'open' || text === 'all';

/** The customer's own orders as they are now, filtered by status and payment as the URL says. */
export const MyOrdersPage = () => {
  const user = useUser();
  const [payment, choosePayment] = usePaymentChoice();
  const [filter, choose] = useStatusChoice<OwnFilter>(isOwnFilter, payment);
  const email = user?.email ?? '';
  const list = useOwnOrders(email, filter, payment);
  const uid = user?.uid ?? '';
  const caller = useMemo(() => ({ uid, admin: false }), [uid]);
  const live = useLiveOwnOrders({ email, filter, payment });
  return (
    <>
      {user && <Live source={changedOrdersOf(user.uid)} {...live} />}
      <ListHeader>
        <PageTitle>My Orders</PageTitle>
        <ExportButton table={{ ordersOf: email }} label="Download CSV" />
      </ListHeader>
      <OwnTerms uid={user?.uid} />
      <OwnOrderFilters
        status={filter}
        onStatus={choose}
        payment={payment}
        onPayment={choosePayment}
      />
      <OrderList
        list={list}
        empty={<NoOwnOrders filter={filter} payment={payment} hasMore={list.hasNextPage} />}
      >
        {(orders) => (
          <KeepPosition list={`${filter} ${payment}`} ids={orders.map(({ _id }) => _id)}>
            <OwnOrders orders={orders} caller={caller} />
          </KeepPosition>
        )}
      </OrderList>
    </>
  );
};
