import { skipToken, useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { firebaseUser } from '../../../lib/session/firebaseUser.ts';
import { getSession, type SessionUser } from '../../../lib/session/session.ts';

/** The interval of the check. A page that needs a current result sets `refetch`. */
const checkIntervalMs = 60_000;

const hasRight = (): boolean => {
  const session = getSession();
  return session.status === 'signedIn' && session.admin;
};

const checkRight = async ({ uid, email }: SessionUser, signal: AbortSignal): Promise<boolean> => {
  const params = { email: email ?? '' };
  const admin = await callApi(apiRoutes.isAdmin, { params, signal });
  if (admin !== hasRight()) await (await firebaseUser(uid)).getIdToken(true);
  return admin;
};

/**
 * Checks with the server whether the account is an admin, and refreshes an outdated token: a user
 * who becomes an admin while online does not have to sign in again.
 */
export const useAdminCheck = (user: SessionUser | null, { refetch = false } = {}) =>
  useQuery({
    queryKey: ['admin', user?.uid],
    queryFn: user ? ({ signal }) => checkRight(user, signal) : skipToken,
    staleTime: checkIntervalMs,
    refetchInterval: checkIntervalMs,
    refetchOnMount: refetch ? 'always' : true,
  });
