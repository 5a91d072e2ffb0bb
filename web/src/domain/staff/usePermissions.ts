import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { apiRoutes, type Permission } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { firebaseUser } from '../../lib/session/firebaseUser.ts';
import { getSession, type SessionUser } from '../../lib/session/session.ts';

/** The interval of the check. A page that needs a current result sets `refetch`. */
const checkIntervalMs = 60_000;

const permissionsKey = ['permissions'];

const isKnownAsStaff = (): boolean => {
  const session = getSession();
  return session.status === 'signedIn' && session.admin;
};

const readPermissions = async (
  { uid }: SessionUser,
  signal: AbortSignal,
): Promise<readonly Permission[]> => {
  const { permissions } = await callApi(apiRoutes.getPermissions, { signal });
  const isStaff = permissions.length > 0;
  if (isStaff !== isKnownAsStaff()) await (await firebaseUser(uid)).getIdToken(true);
  return permissions;
};

const permissionsOf = (user: SessionUser | null) =>
  queryOptions({
    queryKey: [...permissionsKey, user?.uid],
    queryFn: user ? ({ signal }) => readPermissions(user, signal) : skipToken,
    staleTime: checkIntervalMs,
  });

/**
 * What the account may do for the shop, as the server says, which also refreshes an outdated token: a
 * user who becomes one of the staff while online does not have to sign in again.
 */
export const usePermissions = (user: SessionUser | null, { refetch = false } = {}) =>
  useQuery({
    ...permissionsOf(user),
    refetchInterval: checkIntervalMs,
    refetchOnMount: refetch ? 'always' : true,
  });

/** The same as the frame of the page has read it last, without a check in intervals. */
export const useKnownPermissions = (user: SessionUser | null) => useQuery(permissionsOf(user));
