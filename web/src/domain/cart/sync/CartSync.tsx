import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isClientError } from '../../../lib/api/apiProblem.ts';
import { readCart, subscribeToCart } from '../stored/storedCart.ts';
import { hasUnsavedChanges } from '../stored/unsavedChanges.ts';
import { cartSyncKey } from './cartSyncKey.ts';
import { MergeNoticeWatch } from './MergeNoticeWatch.tsx';
import { syncCart } from './syncCart.ts';

/** Several clicks make one request. */
const debounceMs = 600;
/** While the shop does not answer, after the retries of a request. */
const retryMs = 30_000;
/** A change of the layout reads nothing again. */
const staleMs = 10_000;

const onFocus = (sync: () => void) => {
  window.addEventListener('focus', sync);
  document.addEventListener('visibilitychange', sync);
  return () => {
    window.removeEventListener('focus', sync);
    document.removeEventListener('visibilitychange', sync);
  };
};

/**
 * After changes, also by other tabs, which may be closed meanwhile, and by the layout before this
 * one.
 */
const onChanges = (sync: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    if (hasUnsavedChanges(readCart())) timer = setTimeout(sync, debounceMs);
  };
  schedule();
  const unsubscribe = subscribeToCart(schedule);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
};

/**
 * Keeps the cart of this browser equal to that of the signed-in account: at the start, after
 * changes, when the window gets the focus and when the connection returns. Says what joining the
 * carts did.
 */
export const CartSync = ({ uid }: { uid: string }) => {
  const { refetch } = useQuery({
    queryKey: cartSyncKey(uid),
    queryFn: () => syncCart(uid).then(() => true),
    staleTime: staleMs,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) =>
      state.status === 'error' && !isClientError(state.error) && retryMs,
  });
  useEffect(() => {
    const sync = () => void refetch({ cancelRefetch: false });
    const stops = [onFocus(sync), onChanges(sync)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [refetch]);
  return <MergeNoticeWatch />;
};
