import { payerKey } from '../../session/buyingFor.ts';
import { getSession } from '../../session/session.ts';
import { readAccessToken } from '../../session/storedToken.ts';
import { claimsOf } from '../../session/tokenClaims.ts';

/**
 * The account whose data this browser may keep and show, with the company for which it buys: the one
 * that is signed in on this page and, as the stored token says, has not signed out in another tab.
 * Null for none.
 */
export const keeper = (): string | null => {
  const session = getSession();
  if (session.status !== 'signedIn') return null;
  const { uid } = session.user;
  return claimsOf(readAccessToken() ?? '')?.uid === uid ? payerKey(uid) : null;
};
