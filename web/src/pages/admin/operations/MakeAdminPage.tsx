import Box from '@mui/material/Box';
import { formatCount, type Profile } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useUser } from 'reactfire';
import { ListHeading } from '../../../domain/page/ListHeading.tsx';
import { MatchCount } from '../../../domain/search/MatchCount.tsx';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { useSignOut } from '../../../features/session/state/useSignOut.ts';
import { UserList } from '../../../features/users/manage/UserList.tsx';
import { type UserAction, userActionTexts } from '../../../features/users/manage/userActions.ts';
import {
  useDemotion,
  usePromotion,
  useUserCount,
  useUsers,
  useUsersRefresh,
} from '../../../features/users/manage/useUsers.ts';
import { useDeleteAccount } from '../../../features/users/profile/useProfile.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';

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

interface HeadingProps {
  list: ReturnType<typeof useUsers>;
  words: string;
}

const Heading = ({ list, words }: HeadingProps) => {
  const { data: all } = useUserCount();
  const { data: matches } = useUserCount({ q: words }, words !== '' && list.hasNextPage);
  return (
    <Box sx={{ mb: 2 }}>
      <ListHeading title={title} counted={all && `${title} ${formatCount(all.count)}`}>
        {words && !list.isError && <MatchCount found={matchCountOf(list, matches)} noun="user" />}
      </ListHeading>
    </Box>
  );
};

const Users = () => {
  const { words, text, type, search } = useSearchWords();
  const list = useUsers(words);
  const { data: user } = useUser();
  const me = user?.uid ?? '';
  const { perform, busy } = useUserActions(me);
  return (
    <>
      <Heading list={list} words={words} />
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
export const MakeAdminPage = () => <Users key={useNavigationKey()} />;
