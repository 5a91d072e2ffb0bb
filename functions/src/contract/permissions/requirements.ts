import type { Permission } from './permissions.ts';

/** One permission for each value of a parameter in the path or in the query. */
export interface PermissionByParameter {
  parameter: string;
  permissions: Readonly<Record<string, Permission>>;
}

/** What staff need for a call; `any` for calls whose answer has only what the caller's allow. */
export type StaffRequirement = Permission | PermissionByParameter | 'any';

/** For whom a route is besides staff. A member is one of the company whose id is in the path. */
type Others = 'everyone' | 'own' | 'self' | 'member';

/**
 * What a route requires of its callers: who they are, or for staff a permission. `signed in` is for
 * what belongs to the caller, which staff cannot do for others.
 */
export type Requirement =
  | 'everyone'
  | 'signed in'
  | 'self'
  | 'member'
  | 'any permission'
  | Permission
  | PermissionByParameter
  | `${Others} or ${Permission}`;

/**
 * Who may use a route. A member is one of the company whose id is in the path, with the right that the
 * route names. Besides, staff with the permission that it names may do for others what everyone,
 * someone who is signed in, the account itself or a member may do.
 */
export type Audience =
  | 'everyone'
  | 'signed in'
  | 'self'
  | 'self or staff'
  | 'member'
  | 'member or staff'
  | 'staff';

/** Who may use a route, and what staff need for it. */
export interface Access {
  audience: Audience;
  permission?: StaffRequirement;
}

const besideStaff: Record<Others, Audience> = {
  everyone: 'everyone',
  own: 'signed in',
  self: 'self or staff',
  member: 'member or staff',
};

/** What a requirement says about callers. */
export const accessOf = (requirement: Requirement): Access => {
  if (typeof requirement === 'object') return { audience: 'staff', permission: requirement };
  switch (requirement) {
    case 'everyone':
    case 'signed in':
    case 'self':
    case 'member':
      return { audience: requirement };
    case 'any permission':
      return { audience: 'staff', permission: 'any' };
  }
  const [others, permission] = requirement.split(' or ') as [Others, Permission | undefined];
  return permission === undefined
    ? { audience: 'staff', permission: requirement as Permission }
    : { audience: besideStaff[others], permission };
};

/** All permissions that a requirement can ask for; none for `any`. */
export const permissionsIn = (requirement: StaffRequirement): Permission[] => {
  if (requirement === 'any') return [];
  if (typeof requirement === 'string') return [requirement];
  return [...new Set(Object.values(requirement.permissions))];
};
