import { isPresetRole, presetRoles } from '../../contract/index.ts';
import type { RoleDocument } from '../../documents/staff/roles.ts';

/** The version of a role with which each shop begins until it is stored. */
export const firstVersion = 'preset';

/** A role with which each shop begins, as it is then; undefined for other ids. */
export const presetRole = (id: string): RoleDocument | undefined => {
  const preset = isPresetRole(id) ? presetRoles[id] : undefined;
  return preset && { ...preset, permissions: [...preset.permissions], version: firstVersion };
};
