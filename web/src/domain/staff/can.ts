import { type ApiRoute, hasPermission, type Permission, permissionsIn } from 'functions/contract';

/** A call, as far as it says what staff need for it. */
export type StaffCall = Pick<ApiRoute, 'permission'>;

/** Whether someone with these permissions may make a call for the shop. */
export const can = (held: readonly Permission[], { permission }: StaffCall): boolean => {
  if (permission === undefined) return true;
  if (permission === 'any') return held.length > 0;
  return permissionsIn(permission).some((one) => hasPermission(held, one));
};
