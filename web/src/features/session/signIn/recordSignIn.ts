import type { User } from 'firebase/auth';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { storeAccessToken } from '../../../lib/session/storedToken.ts';
import { readRequestedEmail, removeRequestedEmail } from '../../../lib/storage/requestedEmail.ts';

/** Refreshes the token if its admin claim differs from the server's. */
const refreshTokenIfStale = async (user: User, admin: boolean): Promise<void> => {
  const { claims } = await user.getIdTokenResult();
  const claimed = claims.admin === true && claims.email_verified === true;
  if (claimed !== admin) await user.getIdToken(true);
};

/** A requested address is reached, or was requested by another user of this browser. */
const settleRequestedEmail = ({ uid, email }: User): void => {
  const requested = readRequestedEmail();
  if (!requested) return;
  const isPending = requested.uid === uid && requested.email !== email?.toLowerCase();
  if (!isPending) removeRequestedEmail();
};

/** Reports the sign-in to the server, and refreshes the token if its admin claim is outdated. */
export const recordSignIn = async (user: User) => {
  const { displayName, photoURL } = user;
  const email = user.email ?? '';
  const { token, admin } = await callApi(apiRoutes.signedIn, {
    params: { email },
    body: { currentUser: { email, displayName, photoURL } },
  });
  storeAccessToken(token);
  settleRequestedEmail(user);
  await refreshTokenIfStale(user, admin);
};
