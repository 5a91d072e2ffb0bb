import { useLocation } from 'react-router-dom';

/**
 * The router numbers its entries in the browser's history. The routers of tests have no such
 * entries.
 */
const isRouted = () => typeof window.history.state?.idx === 'number';

/**
 * Whether the user is on the way to another page, whose code or data is still loading. A change of
 * the address would bring the user back.
 */
export const useIsLeaving = () => {
  const { pathname } = useLocation();
  return () => isRouted() && window.location.pathname !== pathname;
};
