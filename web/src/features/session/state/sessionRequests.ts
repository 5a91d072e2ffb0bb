import { apiRoutes, type ProfileInput, type SignedIn, type Updated } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';

const { signedIn, updateProfile, isAdmin } = apiRoutes;

export interface Account {
  email: string;
  displayName: string | null;
  photoURL: string | null;
}

/** Reports a sign-in to the server. */
export const sendSignIn = (currentUser: Account): Promise<SignedIn> =>
  callApi(signedIn, signedIn.href({ email: currentUser.email }), { body: { currentUser } });

export const sendProfile = (email: string, profile: ProfileInput): Promise<Updated> => {
  const body = { email, ...profile };
  return callApi(updateProfile, updateProfile.href({ email }), { body });
};

/** Whether the account is an admin now; its token may be outdated. */
export const readAdminRight = (email: string, signal: AbortSignal): Promise<boolean> =>
  callApi(isAdmin, isAdmin.href({ email }), { signal });
