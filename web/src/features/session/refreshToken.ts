import type { User } from 'firebase/auth';

/** Fetches a fresh token where the one at hand says otherwise of the right of an admin. */
export const refreshTokenIfStale = async (user: User, admin: boolean): Promise<void> => {
  const { claims } = await user.getIdTokenResult();
  const claimed = claims.admin === true && claims.email_verified === true;
  if (claimed !== admin) await user.getIdToken(true);
};
