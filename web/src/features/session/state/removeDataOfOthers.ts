import { removeOtherCarts } from '../../../domain/cart/stored/cartOwner.ts';
import { removeKept } from '../../../lib/queries/kept/keptData.ts';
import { visitor } from '../../../lib/session/payer.ts';
import { removeDrafts } from '../../../lib/storage/drafts.ts';
import { removeListAddresses } from '../../../lib/storage/listAddresses.ts';
import { removeRecentTargets } from '../../../lib/storage/recentTargets.ts';

/**
 * Removes what this browser has of accounts other than the one that is signed in; null for none.
 * Drafts stay until another account signs in: a session may only have expired.
 */
export const removeDataOfOthers = (uid: string | null): void => {
  removeOtherCarts(uid);
  removeKept(uid ?? visitor);
  removeListAddresses(uid);
  removeRecentTargets(uid);
  if (uid !== null) removeDrafts(uid);
};
