import { removeOtherCarts } from '../../../domain/cart/stored/cartOwner.ts';
import { confirmSession } from '../../../lib/session/session.ts';
import { removeAccessToken } from '../../../lib/session/storedToken.ts';

/**
 * Signs out. It removes the stored token and the account's cart first, in case the SDK cannot write
 * its storage.
 */
export const endSession = async () => {
  removeAccessToken();
  removeOtherCarts(null);
  const { signOutOfFirebase } = await import('./firebaseSignOut.ts');
  await signOutOfFirebase();
  confirmSession(null);
};
