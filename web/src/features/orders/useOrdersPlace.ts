import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

interface OrderLinkState {
  ordersSearch: string;
}

const isOrderLinkState = (state: unknown): state is OrderLinkState =>
  typeof (state as OrderLinkState | null)?.ordersSearch === 'string';

/**
 * The search with which all orders were left for this page, or are shown at present: links to an
 * order take it along as their state, so that the way back leads to where one was.
 */
export const useOrdersPlace = () => {
  const { pathname, search, state } = useLocation();
  const remembered = isOrderLinkState(state) ? state.ordersSearch : '';
  const ordersSearch = pathname === paths.allOrders ? search : remembered;
  return {
    linkState: { ordersSearch } satisfies OrderLinkState,
    place: { pathname: paths.allOrders, search: ordersSearch },
  };
};
