import { useEffect, useRef } from 'react';
import { Navigate, NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useUser } from '../../lib/session/useSession.ts';
import { listAddress } from '../../lib/storage/listAddresses.ts';

/**
 * The page of the address. A list to which one comes back without parameters has its last ones
 * again: through the menu or a back link, but not by Back, by a reload, or from the list itself.
 */
export const RestoredOutlet = () => {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const user = useUser();
  const shownPath = useRef('');
  useEffect(() => {
    shownPath.current = pathname;
  }, [pathname]);
  const comesBack = type !== NavigationType.Pop && shownPath.current !== pathname;
  const restored = user && comesBack && !search ? listAddress(user.uid, pathname) : '';
  return restored ? <Navigate to={pathname + restored} replace /> : <Outlet />;
};
