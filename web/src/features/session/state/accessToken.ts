import { type Auth, onIdTokenChanged } from 'firebase/auth';
import { removeOtherCarts } from '../../../domain/cart/stored/cartOwner.ts';
import { removeDrafts } from '../../../lib/storage/drafts.ts';
import { removeAccessToken, storeAccessToken } from '../../../lib/storage/storedToken.ts';

/**
 * Keeps the stored token in sync with the session. On a sign-in it removes the drafts of other
 * accounts. The cart of an account stays only while that account is signed in.
 */
export const syncAccessToken = (auth: Auth) =>
  onIdTokenChanged(auth, async (user) => {
    removeOtherCarts(user?.uid ?? null);
    if (!user) return removeAccessToken();
    removeDrafts(user.uid);
    storeAccessToken(await user.getIdToken());
  });
