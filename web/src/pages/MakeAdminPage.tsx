import Box from '@mui/material/Box';
import { useUser } from 'reactfire';
import { PageTitle } from '../components/PageTitle.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useArrival } from '../components/useArrival.ts';
import { UserList } from '../features/users/UserList.tsx';
import { useUserCount, useUsers } from '../features/users/useUsers.ts';
import { useSearchWords } from './useSearchWords.ts';
import { useUserActs } from './useUserActs.ts';

const title = 'All users';

const Users = () => {
  const { words, text, type, search } = useSearchWords();
  const list = useUsers(words);
  const { data: user } = useUser();
  const me = user?.uid ?? '';
  const { perform, busy } = useUserActs(me);
  return (
    <>
      <Box sx={{ mb: 3, maxWidth: 560 }}>
        <SearchField label="Search by name or email" text={text} onType={type} onSearch={search} />
      </Box>
      <UserList list={list} me={me} busy={busy} onConfirm={perform} />
    </>
  );
};

/** Every account. The address says which are searched for. */
export const MakeAdminPage = () => {
  const { data: count } = useUserCount();
  const arrival = useArrival();
  return (
    <>
      <PageTitle documentTitle={title} sx={{ mb: 3 }}>
        {count === undefined ? title : `${title} ${count}`}
      </PageTitle>
      <Users key={arrival} />
    </>
  );
};
