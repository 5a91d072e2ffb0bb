import {
  hasPermission,
  type Permission,
  type PermissionArea,
  type PermissionLevel,
  permissionAreas,
  type Role,
} from 'functions/contract';

/** What a role allows of an area. */
export type AreaLevel = 'none' | PermissionLevel;

/** A role as staff choose it. */
export interface RoleValues {
  name: string;
  levels: Record<PermissionArea, AreaLevel>;
}

/** The most that some permissions allow of an area. */
export const levelOf = (held: readonly Permission[], area: PermissionArea): AreaLevel => {
  if (hasPermission(held, `write_${area}`)) return 'write';
  return hasPermission(held, `read_${area}`) ? 'read' : 'none';
};

/** The values of a role; without one, those of a role that allows nothing. */
export const roleValuesOf = (role?: Pick<Role, 'name' | 'permissions'>): RoleValues => ({
  name: role?.name ?? '',
  levels: Object.fromEntries(
    permissionAreas.map((area) => [area, levelOf(role?.permissions ?? [], area)]),
  ) as RoleValues['levels'],
});

/** The permissions that the values mean: to write implies to read. */
export const permissionsOf = ({ levels }: RoleValues): Permission[] =>
  permissionAreas.flatMap((area) => {
    const level = levels[area];
    return level === 'none' ? [] : [`${level}_${area}` as const];
  });
