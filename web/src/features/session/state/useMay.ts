import { useCallback } from 'react';
import { can, type StaffCall } from '../../../domain/staff/can.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { usePermissions } from './usePermissions.ts';

/** Says of a call whether the account of this page may make it for the shop. */
export const useMay = (): ((call: StaffCall) => boolean) => {
  const session = useSession();
  const { data } = usePermissions(session.status === 'signedIn' ? session.user : null);
  return useCallback((call) => data !== undefined && can(data, call), [data]);
};
