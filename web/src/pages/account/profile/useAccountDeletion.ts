import { useSignOut } from '../../../features/session/state/useSignOut.ts';
import { useDeleteAccount } from '../../../features/users/profile/useProfile.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import type { SessionUser } from '../../../lib/session/session.ts';

/** Deletes the user's own account and signs out. Resolves to why it failed, or null. */
export const useAccountDeletion = (user: SessionUser) => {
  const { mutateAsync } = useDeleteAccount();
  const signOut = useSignOut();
  return async (): Promise<string | null> => {
    try {
      await mutateAsync(user.email ?? '');
    } catch (failure) {
      return messageOf(failure);
    }
    await signOut();
    return null;
  };
};
