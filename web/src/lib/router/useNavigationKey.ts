import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The router's key of the last navigation. It does not change when a page replaces its own URL, as
 * a search does while the user types.
 */
export const useNavigationKey = (): string => {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const [navigation, setNavigation] = useState({ key, pathname });
  const isReplaced = type === NavigationType.Replace && pathname === navigation.pathname;
  if (key === navigation.key || isReplaced) return navigation.key;
  setNavigation({ key, pathname });
  return key;
};
