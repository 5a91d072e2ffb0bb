import { matchPath, useLocation } from 'react-router-dom';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { paths } from '../../lib/router/paths.ts';

interface ListLocation {
  pathname: string;
  search: string;
}

interface OrderLinkState {
  /** The list that led to an order; null after any other page. */
  ordersList: ListLocation | null;
}

/** The pages with a list of orders. For an admin, the dashboard's first page has none. */
const namesOf = (admin: boolean): Record<string, string> => ({
  [paths.allOrders]: 'All orders',
  [paths.myOrders]: 'My orders',
  ...(!admin && { [paths.dashboard]: 'My orders' }),
});

const isCustomer = (pathname: string) => matchPath(lazyPaths.customer.path, pathname) !== null;

const nameOf = (pathname: string, admin: boolean): string | undefined =>
  isCustomer(pathname) ? 'Customer' : namesOf(admin)[pathname];

const rememberedList = (state: unknown): ListLocation | null => {
  const { pathname, search } = (state as Partial<OrderLinkState> | null)?.ordersList ?? {};
  return pathname && typeof search === 'string' ? { pathname, search } : null;
};

/**
 * The way back from an order to the list that led to it, with its search. Links to orders pass the
 * list on as their state.
 */
export const useOrdersLocation = (admin = false) => {
  const { pathname, search, state } = useLocation();
  const here = nameOf(pathname, admin) ? { pathname, search } : rememberedList(state);
  const start = { pathname: admin ? paths.allOrders : paths.myOrders, search: '' };
  const list = here && nameOf(here.pathname, admin) ? here : start;
  return {
    linkState: { ordersList: here } satisfies OrderLinkState,
    list,
    listName: nameOf(list.pathname, admin) ?? '',
  };
};
