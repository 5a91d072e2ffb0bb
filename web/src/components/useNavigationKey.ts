import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The router's key for the navigation that led here. A page that rewrites its own address, as a
 * search does while one types, has not been left.
 */
export const useNavigationKey = (): string => {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const [arrival, setArrival] = useState({ key, pathname });
  const rewritten = type === NavigationType.Replace && pathname === arrival.pathname;
  if (key === arrival.key || rewritten) return arrival.key;
  setArrival({ key, pathname });
  return key;
};
