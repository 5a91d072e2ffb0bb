import type { Profile } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useSignOut } from '../../../features/session/state/useSignOut.ts';
import { type UserAction, userActionTexts } from '../../../features/users/manage/userActions.ts';
import { useUserAction, useUsersRefresh } from '../../../features/users/manage/useUsers.ts';
import { messageOf } from '../../../lib/api/messages.ts';

/**
 * Runs an action that an admin has confirmed, reports the result and refetches the users. Admins
 * who delete or demote themselves are signed out.
 */
export const useUserActions = (me: string) => {
  const { mutateAsync, isPending } = useUserAction();
  const refresh = useUsersRefresh();
  const signOut = useSignOut();
  const perform = async (action: UserAction, { _id, email }: Profile) => {
    try {
      await mutateAsync({ action, email });
      enqueueSnackbar(userActionTexts[action].done(email), { variant: 'success' });
      if (_id === me) return await signOut();
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
    await refresh();
  };
  return { perform, busy: isPending };
};
