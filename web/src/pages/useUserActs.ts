import type { Profile } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useSignOut } from '../features/session/useSignOut.ts';
import { useDeleteAccount } from '../features/users/useProfile.ts';
import { actTexts, type UserAct } from '../features/users/userAct.ts';
import { useDemotion, usePromotion, useUsersRefresh } from '../features/users/useUsers.ts';
import { messageOf } from '../messages.ts';

/**
 * Does to an account what an admin has confirmed, says how it went, and shows the accounts as they
 * are then. Whoever loses the own account or right has no session any more, and leaves.
 */
export const useUserActs = (me: string) => {
  const promotion = usePromotion();
  const demotion = useDemotion();
  const deletion = useDeleteAccount();
  const acts = { promote: promotion, demote: demotion, delete: deletion };
  const refresh = useUsersRefresh();
  const signOut = useSignOut();

  const perform = async (act: UserAct, { _id, email }: Profile) => {
    try {
      await acts[act].mutateAsync(email);
      enqueueSnackbar(actTexts[act].done(email), { variant: 'success' });
      if (_id === me) return await signOut();
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
    await refresh();
  };
  return { perform, busy: Object.values(acts).some(({ isPending }) => isPending) };
};
