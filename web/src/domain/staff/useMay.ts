import { useCallback } from 'react';
import { readAccessToken } from '../../lib/session/storedToken.ts';
import { claimsOf } from '../../lib/session/tokenClaims.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { can, type StaffCall } from './can.ts';
import { useKnownPermissions } from './usePermissions.ts';

/** Whether what the account may do has to be read first. */
const hasOnlyRoles = (): boolean => claimsOf(readAccessToken() ?? '')?.hasRoles ?? false;

/**
 * Whether the account of a page may make a call, with this value of the parameter that decides about
 * some calls.
 */
export type May = (call: StaffCall, value?: string) => boolean;

/**
 * Says of a call whether the account of this page may make it. Permissions are for staff alone: what
 * customers may do depends on whose a document is. Until permissions are known, an Administrator may
 * do everything, and someone with other roles nothing.
 */
export const useMay = (): May => {
  const session = useSession();
  const staff = session.status === 'signedIn' && session.admin ? session.user : null;
  const isStaff = staff !== null;
  const { data } = useKnownPermissions(staff);
  return useCallback(
    (call, value) => {
      if (!isStaff) return true;
      return data === undefined ? !hasOnlyRoles() : can(data, call, value);
    },
    [data, isStaff],
  );
};
