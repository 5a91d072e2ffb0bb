import { useLocation } from 'react-router-dom';

/** The router's entry in the browser's history has a key. The routers of tests have no such entry. */
const isRouted = () => typeof window.history.state?.key === 'string';

/**
 * Whether the user is on the way to another page, whose code or data is still loading. A change of the
 * address would bring the user back.
 */
export const useIsLeaving = () => {
  const { pathname } = useLocation();
  return () => isRouted() && window.location.pathname !== pathname;
};
