import type { User } from 'firebase/auth';

/** Fetches a fresh token where the one at hand says otherwise of the right of an admin. */
export const renewTokenUnless = async (user: User, admin: boolean): Promise<void> => {
  const { claims } = await user.getIdTokenResult();
  if ((claims.admin === true) !== admin) await user.getIdToken(true);
};
