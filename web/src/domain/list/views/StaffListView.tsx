import Box from '@mui/material/Box';
import { type PropsWithChildren, Suspense, useMemo } from 'react';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useUrlParams } from '../../../lib/router/useUrlParams.ts';
import { ListLayoutContext } from '../../../ui/lists/layout/listLayout.ts';
import { useListViews } from './listViewsQuery.ts';
import type { StaffKind } from './useViewedList.ts';
import { columnsIn } from './viewParameters.ts';

const ViewsBar = lazyComponent(() => import('./ViewsBar.tsx'), 'ViewsBar');

/** Keeps the room of the bar, so that no row moves when it comes. */
const place = { minHeight: 40, mb: 1 };

/** A list of staff in the view that its address names, below the bar with its views. */
export const StaffListView = ({ kind, children }: PropsWithChildren<{ kind: StaffKind }>) => {
  const [params] = useUrlParams();
  const { data } = useListViews(kind.staffList);
  const chosen = (columnsIn(params) ?? data?.columns ?? null)?.join() ?? null;
  const isComfortable = data?.density === 'comfortable';
  const layout = useMemo(
    () => ({ columns: chosen === null ? null : chosen.split(','), isComfortable }),
    [chosen, isComfortable],
  );
  return (
    <>
      <Box sx={place}>
        <Suspense>
          <ViewsBar kind={kind} />
        </Suspense>
      </Box>
      <ListLayoutContext value={layout}>{children}</ListLayoutContext>
    </>
  );
};
