import {
  areaName,
  type PermissionArea,
  permissionAreas,
  type Role,
  type RoleInput,
  roleSchema,
} from 'functions/contract';
import {
  type AreaLevels,
  levelsOf,
  levelTexts,
  permissionsOf,
} from '../../../domain/staff/areaLevels.ts';
import { typedText, type VersionedFields } from '../../../lib/forms/formMerge.ts';
import { capitalized } from '../../../lib/texts/capitalized.ts';

/** A role as staff choose it. */
export interface RoleValues {
  name: string;
  levels: AreaLevels;
}

/** The values of a role; without one, those of a role that allows nothing. */
export const roleValuesOf = (role?: Pick<Role, 'name' | 'permissions'>): RoleValues => ({
  name: role?.name ?? '',
  levels: levelsOf(role?.permissions ?? []),
});

/** The role that the values mean. */
export const roleInputOf = ({ name, levels }: RoleValues): RoleInput => ({
  name,
  permissions: permissionsOf(levels),
});

type RoleField = 'name' | `levels.${PermissionArea}`;

const areaLabels = Object.fromEntries(
  permissionAreas.map((area) => [`levels.${area}`, capitalized(areaName(area))]),
) as Record<`levels.${PermissionArea}`, string>;

/** The fields of a role, by which two versions are compared. */
export const roleFields: VersionedFields<Role, RoleValues, RoleField> = {
  labels: { name: 'Name', ...areaLabels },
  textOf: (field, values) => {
    const area = permissionAreas.find((one) => field === `levels.${one}`);
    return area ? levelTexts[values.levels[area]] : typedText(field, values);
  },
  valuesOf: roleValuesOf,
  schema: roleSchema.pick(['name']),
};
