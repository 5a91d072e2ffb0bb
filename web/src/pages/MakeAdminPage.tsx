import Box from '@mui/material/Box';
import type { Profile } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useUser } from 'reactfire';
import { PageTitle } from '../components/PageTitle.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useNavigationKey } from '../components/useNavigationKey.ts';
import { useSearchWords } from '../components/useSearchWords.ts';
import { useSignOut } from '../features/session/useSignOut.ts';
import { UserList } from '../features/users/UserList.tsx';
import { useDeleteAccount } from '../features/users/useProfile.ts';
import { type UserAction, userActionTexts } from '../features/users/userActions.ts';
import {
  useDemotion,
  usePromotion,
  useUserCount,
  useUsers,
  useUsersRefresh,
} from '../features/users/useUsers.ts';
import { messageOf } from '../messages.ts';

const title = 'All users';

/**
 * Runs an action that an admin has confirmed, reports the result and refetches the users. Admins
 * who delete or demote themselves are signed out.
 */
const useUserActions = (me: string) => {
  const promotion = usePromotion();
  const demotion = useDemotion();
  const deletion = useDeleteAccount();
  const actions = { promote: promotion, demote: demotion, delete: deletion };
  const refresh = useUsersRefresh();
  const signOut = useSignOut();
  const perform = async (action: UserAction, { _id, email }: Profile) => {
    try {
      await actions[action].mutateAsync(email);
      enqueueSnackbar(userActionTexts[action].done(email), { variant: 'success' });
      if (_id === me) return await signOut();
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
    await refresh();
  };
  return { perform, busy: Object.values(actions).some(({ isPending }) => isPending) };
};

const Users = () => {
  const { words, text, type, search } = useSearchWords();
  const list = useUsers(words);
  const { data: user } = useUser();
  const me = user?.uid ?? '';
  const { perform, busy } = useUserActions(me);
  return (
    <>
      <Box sx={{ mb: 2, maxWidth: 560 }}>
        <SearchField
          size="small"
          label="Search by name or email"
          text={text}
          onType={type}
          onSearch={search}
        />
      </Box>
      <UserList list={list} me={me} busy={busy} onConfirm={perform} />
    </>
  );
};

/** All users, or those that match the search in the URL. */
export const MakeAdminPage = () => {
  const { data: count } = useUserCount();
  const navigationKey = useNavigationKey();
  return (
    <>
      <PageTitle documentTitle={title} sx={{ mb: 2 }}>
        {count === undefined ? title : `${title} ${count}`}
      </PageTitle>
      <Users key={navigationKey} />
    </>
  );
};
