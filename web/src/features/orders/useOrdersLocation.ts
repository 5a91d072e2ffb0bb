import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

interface OrderLinkState {
  ordersSearch: string;
}

const isOrderLinkState = (state: unknown): state is OrderLinkState =>
  typeof (state as OrderLinkState | null)?.ordersSearch === 'string';

/**
 * The location of the list of all orders with its current search, or with the one it had when the
 * admin left it. Links to orders pass the search on as their state, so that the way back restores it.
 */
export const useOrdersLocation = () => {
  const { pathname, search, state } = useLocation();
  const remembered = isOrderLinkState(state) ? state.ordersSearch : '';
  const ordersSearch = pathname === paths.allOrders ? search : remembered;
  return {
    linkState: { ordersSearch } satisfies OrderLinkState,
    allOrders: { pathname: paths.allOrders, search: ordersSearch },
  };
};
