import Stack from '@mui/material/Stack';
import { useCallback, useMemo } from 'react';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import type { RowAction } from '../../../ui/lists/rows/dataListProps.ts';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';
import type { useMembers } from '../data/useMembers.ts';
import {
  compactLimits,
  compactMember,
  limitColumns,
  type MemberRow,
  memberColumns,
  memberName,
  rowsOf,
} from './memberColumns.tsx';

interface MemberListProps {
  list: ReturnType<typeof useMembers>;
  /** The uid of the account that looks at the list. */
  me: string;
  /** Shows the limits instead of addresses and days. */
  shows?: 'people' | 'limits';
  actions?: (member: MemberRow) => RowAction[];
}

/** The buttons of a row, in pixels: one with a label, and one with an icon. */
const actionsWidth = 152;

/** The members of a company: loading, failed or shown. A company has at least one. */
export const MemberList = ({ list, me, shows = 'people', actions }: MemberListProps) => {
  const { isPending, data, error, refetch } = list;
  const isLimits = shows === 'limits';
  // The same as long as the list is, so that no row renders again.
  const rows = useMemo(() => data && rowsOf(data), [data]);
  const columns = useMemo(() => (isLimits ? limitColumns(me) : memberColumns(me)), [isLimits, me]);
  const compact = useCallback(
    (member: MemberRow) => (isLimits ? compactLimits(member, me) : compactMember(member, me)),
    [isLimits, me],
  );
  if (isPending) return <ListSkeleton label="Loading the members" />;
  return (
    <Stack useFlexGap spacing={2}>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {rows && (
        <DataList
          label="Members"
          rows={rows}
          columns={columns}
          compact={compact}
          nameOf={memberName}
          {...(actions && { actions, actionsHeader: 'Action', actionsWidth })}
        />
      )}
      {list.hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
