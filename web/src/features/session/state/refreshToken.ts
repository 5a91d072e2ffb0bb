import type { User } from 'firebase/auth';

/** Refreshes the token if its admin claim differs from the server's. */
export const refreshTokenIfStale = async (user: User, admin: boolean): Promise<void> => {
  const { claims } = await user.getIdTokenResult();
  const claimed = claims.admin === true && claims.email_verified === true;
  if (claimed !== admin) await user.getIdToken(true);
};
