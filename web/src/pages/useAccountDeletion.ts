import { useSignOut } from '../features/session/useSignOut.ts';
import { useDeleteAccount } from '../features/users/useProfile.ts';
import { messageOf } from '../messages.ts';

/** Deletes one's own account, which ends its session on the home page, or tells why not. */
export const useAccountDeletion = (email: string) => {
  const { mutateAsync } = useDeleteAccount();
  const signOut = useSignOut();
  return async (): Promise<string | null> => {
    try {
      await mutateAsync(email);
    } catch (error) {
      return messageOf(error);
    }
    await signOut();
    return null;
  };
};
