import { signOut } from 'firebase/auth';
import { removeOtherCarts } from '../../../domain/cart/stored/cartOwner.ts';
import { auth } from '../../../lib/firebase/firebase.ts';
import { removeAccessToken } from '../../../lib/storage/storedToken.ts';

/**
 * Signs out. It removes the stored token and the account's cart first, in case the SDK cannot write
 * its storage.
 */
export const endSession = async () => {
  removeAccessToken();
  removeOtherCarts(null);
  await signOut(auth);
};
