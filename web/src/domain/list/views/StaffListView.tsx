import { type PropsWithChildren, useMemo } from 'react';
import { ListLayoutContext } from '../../../ui/lists/layout/listLayout.ts';
import { type StaffKind, useViewedList } from './useViewedList.ts';
import { ViewsBar } from './ViewsBar.tsx';

/** A list of staff in the view that its address names, below the bar with its views. */
export const StaffListView = ({ kind, children }: PropsWithChildren<{ kind: StaffKind }>) => {
  const list = useViewedList(kind);
  const { columns, isComfortable } = list;
  const chosen = columns?.join() ?? null;
  const layout = useMemo(
    () => ({ columns: chosen === null ? null : chosen.split(','), isComfortable }),
    [chosen, isComfortable],
  );
  return (
    <>
      <ViewsBar kind={kind} list={list} />
      <ListLayoutContext value={layout}>{children}</ListLayoutContext>
    </>
  );
};
