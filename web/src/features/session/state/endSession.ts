import { confirmSession } from '../../../lib/session/session.ts';
import { removeAccessToken } from '../../../lib/session/storedToken.ts';
import { removeDataOfOthers } from './removeDataOfOthers.ts';

/**
 * Signs out. It removes the stored token, the account's cart and its kept data first, in case the
 * SDK cannot write its storage.
 */
export const endSession = async () => {
  removeAccessToken();
  removeDataOfOthers(null);
  try {
    const { signOutOfFirebase } = await import('./watchSession.ts');
    await signOutOfFirebase();
  } finally {
    confirmSession(null);
  }
};
