import { apiRoutes, apiUrl, may } from 'functions/contract';
import { useState } from 'react';
import { useCaller } from '../../domain/company/useCaller.ts';
import { useMembership } from '../../domain/company/useMembership.ts';
import { ListFilters } from '../../domain/list/ListFilters.tsx';
import { ListHead } from '../../domain/list/ListHead.tsx';
import { ListResults } from '../../domain/list/ListResults.tsx';
import { useList } from '../../domain/list/useList.ts';
import { Live } from '../../domain/live/Live.tsx';
import type { Order } from '../../domain/order/order.ts';
import { orderSearchOf, searchQuery } from '../../domain/order/orderSearch.ts';
import { OwnTerms } from '../../features/customers/ownTerms/OwnTerms.tsx';
import { OwnOrders } from '../../features/orders/list/OwnOrders.tsx';
import { makerChoice, ownOrderList } from '../../features/orders/list/orderLists.tsx';
import { useLiveOwnOrders } from '../../features/orders/live/useLiveOwnOrders.ts';
import { ExportButton } from '../../features/tables/ExportButton.tsx';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { KeepPosition } from '../../ui/lists/KeepPosition.tsx';

/**
 * The choice of who has ordered for the company, for members who see the orders of all: those whose
 * orders the list has shown.
 */
const useMakers = (uid: string) => {
  const [names, setNames] = useState<Record<string, string>>({});
  const company = buyingFor();
  const membership = useMembership(uid);
  const seesAll = Boolean(membership && may(membership.role, 'seeAllOrders'));
  const isPossible = company !== '' && (seesAll || membership === undefined);
  const texts = { ...makerChoice.texts, ...names };
  const makers = isPossible ? { ...makerChoice, texts, isOffered: seesAll } : undefined;
  const show = (orders: readonly Order[]) => {
    const unseen = orders.filter(({ userId }) => userId !== uid && !Object.hasOwn(names, userId));
    if (unseen.length === 0) return;
    const added = unseen.map(({ userId, userName }) => [userId, userName]);
    setNames({ ...names, ...Object.fromEntries(added) });
  };
  return { makers, seesAll, show };
};

/** The orders of the payer for whom the page buys as they are now, narrowed as the URL says. */
export const MyOrdersPage = () => {
  const user = useUser();
  const uid = user?.uid ?? '';
  const email = user?.email ?? '';
  const caller = useCaller(uid);
  const { makers, seesAll, show } = useMakers(uid);
  const kind = ownOrderList(email, makers);
  const list = useList(kind);
  show(list.list.data ?? []);
  const search = orderSearchOf(list.search);
  const pages = kind.pages(list.search);
  const live = useLiveOwnOrders({
    list: pages.queryKey,
    search,
    caller,
    seesAll,
  });
  const table = { params: { email }, query: searchQuery(search) };
  return (
    <>
      {user && <Live {...live} />}
      <ListHead kind={kind} list={list}>
        <ExportButton
          url={apiUrl(apiRoutes.exportOrdersByEmail, table)}
          label="Download CSV"
          disabled={list.isEmpty}
        />
      </ListHead>
      <OwnTerms uid={user?.uid} />
      <ListFilters kind={kind} list={list} />
      <ListResults kind={kind} list={list}>
        {(orders) => (
          <KeepPosition list={pages.initialPageParam} ids={orders.map(({ _id }) => _id)}>
            <OwnOrders orders={orders} caller={caller} />
          </KeepPosition>
        )}
      </ListResults>
    </>
  );
};
