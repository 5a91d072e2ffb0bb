import Box from '@mui/material/Box';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { UserList } from '../../../features/users/manage/UserList.tsx';
import { UsersHeading } from '../../../features/users/manage/UsersHeading.tsx';
import { useUsers } from '../../../features/users/manage/useUsers.ts';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useUserActions } from './useUserActions.ts';

const Users = () => {
  const { words, text, type, search } = useSearchWords();
  const list = useUsers(words);
  const user = useUser();
  const me = user?.uid ?? '';
  const { perform, busy } = useUserActions(me);
  return (
    <>
      <UsersHeading list={list} words={words} />
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
