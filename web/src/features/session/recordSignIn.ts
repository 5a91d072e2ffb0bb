import type { User } from 'firebase/auth';
import { storeAccessToken } from './accessToken.ts';
import { refreshTokenIfStale } from './refreshToken.ts';
import { sendSignIn } from './sessionRequests.ts';

/** Tells the server, and fetches a fresh token when the one at hand lags behind the account. */
export const recordSignIn = async (user: User) => {
  const { email, displayName, photoURL } = user;
  const { token, admin } = await sendSignIn({ email: email ?? '', displayName, photoURL });
  storeAccessToken(token);
  await refreshTokenIfStale(user, admin);
};
