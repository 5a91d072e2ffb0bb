import { confirmSession } from '../../../lib/session/session.ts';
import { removeAccessToken } from '../../../lib/session/storedToken.ts';
import { storedUid } from '../../../lib/session/tokenClaims.ts';
import { storeEndedPage } from '../../../lib/storage/endedPage.ts';
import { removeDataOfOthers } from './removeDataOfOthers.ts';

/**
 * Signs out. It removes the stored token, the account's cart and its kept data first, in case the
 * SDK cannot write its storage. The next login of the account leads to
 * the page, if there is one.
 */
export const endSession = async (page?: string) => {
  const uid = storedUid();
  if (page && uid) storeEndedPage(uid, page);
  removeAccessToken();
  removeDataOfOthers(null);
  try {
    const { signOutOfFirebase } = await import('./watchSession.ts');
    await signOutOfFirebase();
  } finally {
    confirmSession(null);
  }
};
