import type { ProfileInput, Updated } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { updateProfile } from '../accounts/users.ts';
import { mirrorMember } from '../companies/members/mirrorMember.ts';

/**
 * Changes the caller's profile, and the name that other members of companies see. Throws the errors
 * of `updateProfile`.
 */
export const changeProfile = async (input: ProfileInput, caller: Caller): Promise<Updated> => {
  const updated = await updateProfile(input, caller);
  const { displayName } = input;
  if (displayName && displayName !== caller.displayName) {
    await mirrorMember({ ...caller, displayName });
  }
  return updated;
};
