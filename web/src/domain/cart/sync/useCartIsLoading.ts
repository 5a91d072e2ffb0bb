import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useStoredCart } from '../stored/useCart.ts';
import { cartSyncKey } from './cartSyncKey.ts';

/**
 * Whether the cart of a signed-in account is still to be read for the first time in this browser.
 */
export const useCartIsLoading = (uid: string): boolean => {
  const { owner, synced } = useStoredCart();
  const client = useQueryClient();
  const hasFailed = useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => client.getQueryState(cartSyncKey(uid))?.status === 'error',
  );
  return !hasFailed && (owner !== uid || synced === null);
};
