import type { User } from 'firebase/auth';
import { storeAccessToken } from '../../storedToken.ts';
import { refreshTokenIfStale } from './refreshToken.ts';
import { sendSignIn } from './sessionRequests.ts';

/** Reports the sign-in to the server, and refreshes the token if its admin claim is outdated. */
export const recordSignIn = async (user: User) => {
  const { email, displayName, photoURL } = user;
  const { token, admin } = await sendSignIn({ email: email ?? '', displayName, photoURL });
  storeAccessToken(token);
  await refreshTokenIfStale(user, admin);
};
