import { confirmSession } from '../../../lib/session/session.ts';
import { removeAccessToken } from '../../../lib/session/storedToken.ts';
import { storeEndedPage } from '../../../lib/storage/endedPage.ts';
import { removeDataOfOthers } from './removeDataOfOthers.ts';

/**
 * Signs out. It removes the stored token, the account's cart and its kept data first, in case the
 * SDK cannot write its storage. The next login leads to the page, if there is one.
 */
export const endSession = async (page?: string) => {
  if (page) storeEndedPage(page);
  removeAccessToken();
  removeDataOfOthers(null);
  try {
    const { signOutOfFirebase } = await import('./watchSession.ts');
    await signOutOfFirebase();
  } finally {
    confirmSession(null);
  }
};
