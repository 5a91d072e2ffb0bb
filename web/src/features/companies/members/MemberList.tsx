import { useMemo } from 'react';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { RowAction } from '../../../ui/lists/rows/dataListProps.ts';
import type { useMembers } from '../data/useMembers.ts';
import { limitRows, type MemberRow, memberRows, rowsOf } from './memberColumns.tsx';

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
  const { data } = list;
  const isLimits = shows === 'limits';
  // The same as long as the list is, so that no row renders again.
  const rows = useMemo(() => data && rowsOf(data), [data]);
  const content = useMemo(() => (isLimits ? limitRows(me) : memberRows(me)), [isLimits, me]);
  return (
    <PagedList list={list} loading="Loading the members" empty={null}>
      {() =>
        rows && (
          <DataList
            label="Members"
            rows={rows}
            {...content}
            {...(actions && { actions, actionsHeader: 'Action', actionsWidth })}
          />
        )
      }
    </PagedList>
  );
};
