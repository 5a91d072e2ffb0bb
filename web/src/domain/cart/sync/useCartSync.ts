import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isSaved } from '../stored/unsavedChanges.ts';
import { useStoredCart } from '../stored/useCart.ts';
import { cartSyncKey } from './cartSyncKey.ts';

/** `offline`: the cart has changes that could not be saved to the account yet. */
export type CartSyncState = 'saved' | 'saving' | 'offline';

/** Whether the last attempt to reach the account's cart failed. */
const useFailure = (owner: string | null): boolean => {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => {
      const state = client.getQueryState(cartSyncKey(owner));
      return !onlineManager.isOnline() || state?.status === 'error' || !!state?.fetchFailureCount;
    },
    () => false,
  );
};

/** Whether the cart is saved to the account. That of a visitor is saved in this browser. */
export const useCartSync = (): CartSyncState => {
  const cart = useStoredCart();
  const failed = useFailure(cart.owner);
  if (isSaved(cart)) return 'saved';
  return failed ? 'offline' : 'saving';
};

/** Whether the cart of an account has arrived in this browser since the sign-in. */
export const useAccountCart = (uid: string): 'loading' | 'unreachable' | 'arrived' => {
  const { owner, synced } = useStoredCart();
  const failed = useFailure(uid);
  if (owner === uid && synced !== null) return 'arrived';
  return failed ? 'unreachable' : 'loading';
};
