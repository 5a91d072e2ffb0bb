import type { User } from 'firebase/auth';
import { keepAccessToken } from './accessToken.ts';
import { renewTokenUnless } from './renewToken.ts';
import { announceAccount } from './sessionRequests.ts';

/** Tells the server, and fetches a fresh token when the one at hand lags behind the account. */
export const announce = async (user: User) => {
  const { email, displayName, photoURL } = user;
  const { token, admin } = await announceAccount({ email: email ?? '', displayName, photoURL });
  keepAccessToken(token);
  await renewTokenUnless(user, admin);
};
