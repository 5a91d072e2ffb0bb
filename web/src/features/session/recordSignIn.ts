import type { User } from 'firebase/auth';
import { readRequestedEmail, removeRequestedEmail } from '../../requestedEmail.ts';
import { storeAccessToken } from '../../storedToken.ts';
import { refreshTokenIfStale } from './refreshToken.ts';
import { sendSignIn } from './sessionRequests.ts';

/** A requested address is reached, or was requested by another user of this browser. */
const settleRequestedEmail = ({ uid, email }: User): void => {
  const requested = readRequestedEmail();
  if (!requested) return;
  const isPending = requested.uid === uid && requested.email !== email?.toLowerCase();
  if (!isPending) removeRequestedEmail();
};

/** Reports the sign-in to the server, and refreshes the token if its admin claim is outdated. */
export const recordSignIn = async (user: User) => {
  const { email, displayName, photoURL } = user;
  const { token, admin } = await sendSignIn({ email: email ?? '', displayName, photoURL });
  storeAccessToken(token);
  settleRequestedEmail(user);
  await refreshTokenIfStale(user, admin);
};
