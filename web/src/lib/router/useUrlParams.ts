import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useIsLeaving } from './useIsLeaving.ts';

/** The last change, and the key of the location that was rendered when it was made. */
let latest: { key: string; params: URLSearchParams } | null = null;

const forgetLatest = () => {
  latest = null;
};

/**
 * The parameters of the page's address, and a function to change them. The router renders a new
 * address a moment later, so a change starts from those before it that are not rendered yet. On the
 * way to another page nothing changes.
 */
export const useUrlParams = () => {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const isLeaving = useIsLeaving();
  useEffect(() => forgetLatest, []);
  const change = (update: (current: URLSearchParams) => URLSearchParams) => {
    if (isLeaving()) return;
    const changed = update(latest?.key === key ? latest.params : params);
    latest = { key, params: changed };
    setParams(changed, { replace: true });
  };
  return [params, change] as const;
};
