import type { Role } from 'functions/contract';
import { type AreaLevels, levelsOf } from '../../../domain/staff/areaLevels.ts';

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
