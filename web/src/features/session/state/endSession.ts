import { removeOtherCarts } from '../../../domain/cart/stored/cartOwner.ts';
import { removeKept, visitor } from '../../../lib/queries/kept/keptData.ts';
import { confirmSession } from '../../../lib/session/session.ts';
import { removeAccessToken } from '../../../lib/session/storedToken.ts';

/**
 * Signs out. It removes the stored token, the account's cart and its kept data first, in case the
 * SDK cannot write its storage.
 */
export const endSession = async () => {
  removeAccessToken();
  removeOtherCarts(null);
  removeKept(visitor);
  try {
    const { signOutOfFirebase } = await import('./watchSession.ts');
    await signOutOfFirebase();
  } finally {
    confirmSession(null);
  }
};
