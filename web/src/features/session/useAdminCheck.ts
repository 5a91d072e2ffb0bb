import { skipToken, useQuery } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { refreshTokenIfStale } from './refreshToken.ts';
import { readAdminRight } from './sessionRequests.ts';

/** How often it is asked at most, in milliseconds; a visit that turns on the answer asks anew. */
const pause = 60_000;

const checkRight = async (user: User, signal: AbortSignal): Promise<boolean> => {
  const admin = await readAdminRight(user.email ?? '', signal);
  await refreshTokenIfStale(user, admin);
  return admin;
};

/**
 * Asks the server, while the page is looked at, whether the account is an admin, and renews a token
 * that says otherwise. Whoever is granted the right while online so has it without a new sign-in.
 */
export const useAdminCheck = (user: User | null, { anew = false } = {}) =>
  useQuery({
    queryKey: ['admin', user?.uid],
    queryFn: user ? ({ signal }) => checkRight(user, signal) : skipToken,
    staleTime: pause,
    refetchInterval: pause,
    refetchOnMount: anew ? 'always' : true,
  });
