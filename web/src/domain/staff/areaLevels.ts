import {
  hasPermission,
  type Permission,
  type PermissionArea,
  type PermissionLevel,
  permissionAreas,
} from 'functions/contract';

/** What is allowed of an area. */
export type AreaLevel = 'none' | PermissionLevel;

/** The levels for people. */
export const levelTexts: Record<AreaLevel, string> = {
  none: 'Nothing',
  read: 'See',
  write: 'See and change',
};

/** What is allowed of each area. */
export type AreaLevels = Record<PermissionArea, AreaLevel>;

/** The most that some permissions allow of an area. */
export const levelOf = (held: readonly Permission[], area: PermissionArea): AreaLevel => {
  if (hasPermission(held, `write_${area}`)) return 'write';
  return hasPermission(held, `read_${area}`) ? 'read' : 'none';
};

/** What some permissions allow of each area. */
export const levelsOf = (held: readonly Permission[]): AreaLevels =>
  Object.fromEntries(permissionAreas.map((area) => [area, levelOf(held, area)])) as AreaLevels;

/** The permissions that the levels mean: to write implies to read. */
export const permissionsOf = (levels: AreaLevels): Permission[] =>
  permissionAreas.flatMap((area) => {
    const level = levels[area];
    return level === 'none' ? [] : [`${level}_${area}` as const];
  });
