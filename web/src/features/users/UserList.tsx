import { mdiAccountSearchOutline } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Profile } from 'functions/contract';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ListError } from '../../components/ListError.tsx';
import { ShowMore } from '../../components/ShowMore.tsx';
import { messageOf } from '../../messages.ts';
import { ManagedUsers } from './ManagedUsers.tsx';
import type { UserAction } from './userActions.ts';
import { useUserCount, type useUsers } from './useUsers.ts';

interface UserListProps {
  list: ReturnType<typeof useUsers>;
  /** uid of who looks at it. */
  me: string;
  busy: boolean;
  onConfirm: (act: UserAction, user: Profile) => Promise<void>;
}

const Loading = () => (
  <Stack spacing={1} role="status" aria-label="Loading the users">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} variant="rounded" height={76} />
    ))}
  </Stack>
);

const NobodyFound = () => (
  <EmptyState icon={mdiAccountSearchOutline} title="Nobody found">
    No name and no address has these words. The beginning of each is enough.
  </EmptyState>
);

/** A list of accounts in whatever state it is. */
export const UserList = ({ list, ...acts }: UserListProps) => {
  const { isPending, isPlaceholderData, isError, data, error, refetch } = list;
  const { data: admins } = useUserCount('admin');
  if (isPending) return <Loading />;
  return (
    <Stack spacing={2} aria-busy={isPlaceholderData}>
      {isError && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && !list.hasNextPage && <NobodyFound />}
      {data && data.length > 0 && <ManagedUsers users={data} admins={admins} {...acts} />}
      {list.hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
