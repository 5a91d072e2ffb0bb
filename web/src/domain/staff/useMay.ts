import { useCallback, useEffect, useRef } from 'react';
import { readAccessToken } from '../../lib/session/storedToken.ts';
import { claimsOf } from '../../lib/session/tokenClaims.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { useIsDialogOpen } from '../../ui/feedback/openDialogs.ts';
import { can, type StaffCall } from './can.ts';
import { useKnownPermissions } from './usePermissions.ts';

/** Whether what the account may do has to be read first. */
const hasOnlyRoles = (): boolean => claimsOf(readAccessToken() ?? '')?.hasRoles ?? false;

/**
 * The permissions, as they were before a dialog was opened for as long as it is open: one that is taken
 * away meanwhile does not remove the dialog with what was typed. What it sends is refused then.
 */
const useKept = <Permissions>(current: Permissions | undefined): Permissions | undefined => {
  const isOpen = useIsDialogOpen();
  const kept = useRef(current);
  useEffect(() => {
    if (!isOpen) kept.current = current;
  }, [isOpen, current]);
  return isOpen ? (kept.current ?? current) : current;
};

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
  const data = useKept(useKnownPermissions(staff).data);
  return useCallback(
    (call, value) => {
      if (!isStaff) return true;
      return data === undefined ? !hasOnlyRoles() : can(data, call, value);
    },
    [data, isStaff],
  );
};
