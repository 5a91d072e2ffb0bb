import { missingPermissions, type Permission } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { permissionsNow } from '../../store/accounts/standing.ts';

/** Who gives permissions. */
export type Grantor = Pick<Caller, 'uid' | 'admin' | 'roleIds'>;

/**
 * Lets nobody give a permission that they lack, or take one from others. Throws `forbidden`, which
 * names the first one that is missing.
 */
export const checkGrant = async (
  caller: Grantor,
  changed: readonly Permission[],
): Promise<void> => {
  if (changed.length === 0) return;
  const [permission] = missingPermissions(await permissionsNow(caller), changed);
  if (permission) throw new ApiError('forbidden', { permission });
};
