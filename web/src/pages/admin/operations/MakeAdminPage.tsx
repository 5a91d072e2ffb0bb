import { ListFilters } from '../../../domain/list/ListFilters.tsx';
import { ListHead } from '../../../domain/list/ListHead.tsx';
import { ListResults } from '../../../domain/list/ListResults.tsx';
import { useList } from '../../../domain/list/useList.ts';
import { ManagedUsers } from '../../../features/users/manage/ManagedUsers.tsx';
import { userList } from '../../../features/users/manage/userList.ts';
import { useAdminCount } from '../../../features/users/manage/useUsers.ts';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useUserActions } from './useUserActions.ts';

const Users = () => {
  const list = useList(userList);
  const me = useUser()?.uid ?? '';
  const admins = useAdminCount();
  const { perform, busy } = useUserActions(me);
  return (
    <>
      <ListHead kind={userList} list={list} />
      <ListFilters kind={userList} list={list} />
      <ListResults kind={userList} list={list}>
        {(users) =>
          users.length > 0 && (
            <ManagedUsers users={users} me={me} admins={admins} busy={busy} onConfirm={perform} />
          )
        }
      </ListResults>
    </>
  );
};

/** All users, or those that match the search in the URL. */
export const MakeAdminPage = () => <Users key={useNavigationKey()} />;
