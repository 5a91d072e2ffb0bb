import { useCaller } from '../../domain/company/useCaller.ts';
import { Live } from '../../domain/live/Live.tsx';
import { makerQuery } from '../../domain/order/orderSearch.ts';
import { useOwnOrders } from '../../domain/order/useOrders.ts';
import { ListHeader } from '../../domain/page/ListHeader.tsx';
import { PagedList } from '../../domain/page/PagedList.tsx';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { OwnTerms } from '../../features/customers/ownTerms/OwnTerms.tsx';
import { OwnOrderFilters } from '../../features/orders/filters/OwnOrderFilters.tsx';
import { seesAllOrders, useMakerChoice } from '../../features/orders/filters/useMakerChoice.ts';
import { usePaymentChoice } from '../../features/orders/filters/usePaymentChoice.ts';
import { useStatusChoice } from '../../features/orders/filters/useStatusChoice.ts';
import type { OwnFilter } from '../../features/orders/list/NoOwnOrders.tsx';
import { NoOwnOrders } from '../../features/orders/list/NoOwnOrders.tsx';
import { OwnOrders } from '../../features/orders/list/OwnOrders.tsx';
import { useLiveOwnOrders } from '../../features/orders/live/useLiveOwnOrders.ts';
import { ExportButton } from '../../features/tables/ExportButton.tsx';
import { useUser } from '../../lib/session/useSession.ts';
import { KeepPosition } from '../../ui/lists/KeepPosition.tsx';

const isOwnFilter = (text: string | null): text is OwnFilter => text === 'open' || text === 'all';

/**
 * The orders of the payer for whom the page buys as they are now, filtered by status and payment,
 * and in a company by who ordered, as the URL says.
 */
export const MyOrdersPage = () => {
  const user = useUser();
  const [payment, choosePayment] = usePaymentChoice();
  const [filter, choose] = useStatusChoice<OwnFilter>(isOwnFilter, payment);
  const email = user?.email ?? '';
  const [maker, chooseMaker] = useMakerChoice();
  const search = { filter, payment, maker };
  const list = useOwnOrders(email, search);
  const caller = useCaller(user?.uid ?? '');
  const live = useLiveOwnOrders({ email, caller, ...search });
  return (
    <>
      {user && <Live {...live} />}
      <ListHeader>
        <PageTitle>My Orders</PageTitle>
        <ExportButton table={{ ordersOf: email }} label="Download CSV" search={makerQuery(maker)} />
      </ListHeader>
      <OwnTerms uid={user?.uid} />
      <OwnOrderFilters
        maker={seesAllOrders(caller) ? maker : undefined}
        onMaker={chooseMaker}
        status={filter}
        onStatus={choose}
        payment={payment}
        onPayment={choosePayment}
      />
      <PagedList
        list={list}
        loading="Loading the orders"
        empty={<NoOwnOrders {...search} hasMore={list.hasNextPage} />}
      >
        {(orders) => (
          <KeepPosition list={`${filter} ${payment} ${maker}`} ids={orders.map(({ _id }) => _id)}>
            <OwnOrders orders={orders} caller={caller} />
          </KeepPosition>
        )}
      </PagedList>
    </>
  );
};
