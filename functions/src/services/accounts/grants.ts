import { missingPermissions, type Permission } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { permissionsNow } from '../../store/accounts/standing.ts';

/**
 * Lets nobody give a permission that they lack, or take one from others. Throws `forbidden`, which
 * names the first one that is missing.
 */
export const checkGrant = async (caller: Caller, changed: readonly Permission[]): Promise<void> => {
  if (changed.length === 0) return;
  const [permission] = missingPermissions(await permissionsNow(caller), changed);
  if (permission) throw new ApiError('forbidden', { permission });
};
