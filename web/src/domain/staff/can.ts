import { type ApiRoute, hasPermission, type Permission, permissionsIn } from 'functions/contract';

/** A call, as far as it says what staff need for it. */
export type StaffCall = Pick<ApiRoute, 'permission'>;

/** The permissions of which each allows a call; of a call by a parameter, that of its value if given. */
const enoughFor = (permission: NonNullable<StaffCall['permission']>, value?: string) => {
  const ofValue =
    value !== undefined && typeof permission === 'object' && permission.permissions[value];
  return ofValue ? [ofValue] : permissionsIn(permission);
};

/**
 * Whether someone with these permissions may make a call for the shop. The value is that of the
 * parameter that decides, of a call that has one; without it, some value has to be allowed.
 */
export const can = (
  held: readonly Permission[],
  { permission }: StaffCall,
  value?: string,
): boolean => {
  if (permission === undefined) return true;
  if (permission === 'any') return held.length > 0;
  return enoughFor(permission, value).some((one) => hasPermission(held, one));
};

/** The permission to name to someone who may not make a call. */
export const missingOf = ({ permission }: StaffCall): Permission | undefined =>
  permission === undefined ? undefined : permissionsIn(permission)[0];
