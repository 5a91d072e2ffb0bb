import { mdiAccountSearchOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import type { Profile } from 'functions/contract';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';
import { ManagedUsers } from './ManagedUsers.tsx';
import type { UserAction } from './userActions.ts';
import { useUserCount, type useUsers } from './useUsers.ts';

interface UserListProps {
  list: ReturnType<typeof useUsers>;
  /** The uid of the signed-in admin. */
  me: string;
  busy: boolean;
  onConfirm: (action: UserAction, user: Profile) => Promise<void>;
}

const NoMatches = () => (
  <EmptyState icon={mdiAccountSearchOutline} title="Nobody found">
    No name or address matches these words. The beginning of each word is enough.
  </EmptyState>
);

/** A list of users, or its loading, empty or error state. */
export const UserList = ({ list, ...props }: UserListProps) => {
  const { isPending, data, isPlaceholderData, error, refetch } = list;
  const { data: admins } = useUserCount({ role: 'admin' });
  if (isPending) return <ListSkeleton label="Loading the users" />;
  return (
    <Stack useFlexGap spacing={2} aria-busy={isPlaceholderData}>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && !list.hasNextPage && <NoMatches />}
      {data && data.length > 0 && <ManagedUsers users={data} admins={admins?.count} {...props} />}
      {list.hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
