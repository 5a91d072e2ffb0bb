import { mdiAccountSearchOutline } from '@mdi/js';
import { apiRoutes, type Profile } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { ListFilters } from '../../../domain/list/ListFilters.tsx';
import { ListHead } from '../../../domain/list/ListHead.tsx';
import { ListResults } from '../../../domain/list/ListResults.tsx';
import { type ListSearchKind, noFilter } from '../../../domain/list/listKind.ts';
import { useList } from '../../../domain/list/useList.ts';
import { useSignOut } from '../../../features/session/state/useSignOut.ts';
import { ManagedUsers } from '../../../features/users/manage/ManagedUsers.tsx';
import {
  type UserAction,
  userActionTexts,
  userLabel,
} from '../../../features/users/manage/userActions.ts';
import { userColumns } from '../../../features/users/manage/userColumns.tsx';
import {
  useAdminCount,
  userKeys,
  useUserAction,
  useUsersRefresh,
} from '../../../features/users/manage/useUsers.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';
import { useUser } from '../../../lib/session/useSession.ts';

/**
 * Runs an action that an admin has confirmed, reports the result and refetches the users. Admins
 * who delete or demote themselves are signed out.
 */
const useUserActions = (me: string) => {
  const { mutateAsync, isPending } = useUserAction();
  const refresh = useUsersRefresh();
  const signOut = useSignOut();
  const perform = async (action: UserAction, user: Profile) => {
    try {
      await mutateAsync({ action, user });
      enqueueSnackbar(userActionTexts[action].done(userLabel(user)), { variant: 'success' });
      if (user._id === me) return await signOut();
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
    await refresh();
  };
  return { perform, busy: isPending };
};

/** All users, newest first. */
const userList: ListSearchKind<Profile, 'all'> = {
  title: 'All users',
  staffList: 'users',
  columns: userColumns(''),
  countedTitle: (count) => `All users ${count}`,
  noun: 'user',
  queryKey: userKeys.list,
  pages: ({ words }) => pagedList(userKeys.list, apiRoutes.listUsers, { query: { q: words } }),
  search: {
    label: 'Search by name or email',
    hasNumbers: false,
    count: ({ words }) => ({ of: 'users', q: words }),
  },
  filter: noFilter,
  icon: mdiAccountSearchOutline,
  empty: () => ({
    title: 'Nobody found',
    advice: 'No name or address matches these words. The beginning of each word is enough.',
  }),
};

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
