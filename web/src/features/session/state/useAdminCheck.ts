import { skipToken, useQuery } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { refreshTokenIfStale } from './refreshToken.ts';

/** The interval of the check. A page that needs a current result sets `refetch`. */
const checkIntervalMs = 60_000;

const checkRight = async (user: User, signal: AbortSignal): Promise<boolean> => {
  const params = { email: user.email ?? '' };
  const admin = await callApi(apiRoutes.isAdmin, { params, signal });
  await refreshTokenIfStale(user, admin);
  return admin;
};

/**
 * Checks with the server whether the account is an admin, and refreshes an outdated token: a user
 * who becomes an admin while online does not have to sign in again.
 */
export const useAdminCheck = (user: User | null, { refetch = false } = {}) =>
  useQuery({
    queryKey: ['admin', user?.uid],
    queryFn: user ? ({ signal }) => checkRight(user, signal) : skipToken,
    staleTime: checkIntervalMs,
    refetchInterval: checkIntervalMs,
    refetchOnMount: refetch ? 'always' : true,
  });
