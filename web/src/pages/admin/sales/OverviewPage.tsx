import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { apiRoutes } from 'functions/contract';
import { useDeferredValue } from 'react';
import { Live } from '../../../domain/live/Live.tsx';
import { allChangedOrders, lowStockTools } from '../../../domain/live/liveSources.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { useTasks } from '../../../domain/tasks/useTasks.ts';
import { OverviewBoard } from '../../../features/overview/OverviewBoard.tsx';
import { ToDo } from '../../../features/overview/ToDo.tsx';
import { useLiveOverview } from '../../../features/overview/useLiveOverview.ts';
import { useOverview } from '../../../features/overview/useOverview.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';

const skeletonHeights = [132, 48, 372, 320];

const Loading = () => (
  <Stack spacing={3} role="status" aria-label="Loading the overview">
    {skeletonHeights.map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </Stack>
);

/** The figures of the shop as they are now. */
const Figures = () => {
  const live = useLiveOverview();
  const { data, isError, error, refetch } = useOverview();
  // Deferred, so that the browser shows the charts in short tasks.
  const overview = useDeferredValue(data);
  return (
    <>
      <Allowed call={apiRoutes.listOrders}>
        <Live source={allChangedOrders} onContent={live.onOrders} refresh={live.refresh} />
      </Allowed>
      <Allowed call={apiRoutes.countMissing}>
        <Live source={lowStockTools} onContent={live.onLowStock} refresh={live.refresh} />
      </Allowed>
      {!overview && !isError && <Loading />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {overview && <OverviewBoard overview={overview} />}
    </>
  );
};

/** What waits for staff, and how the shop does. */
export const OverviewPage = () => {
  const { isPending } = useTasks();
  return (
    <Stack spacing={3}>
      <div>
        <PageTitle>Overview</PageTitle>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          What to do, what is owed, and what sells.
        </Typography>
      </div>
      <ToDo />
      {/* What waits has its height only once it is counted: nothing below may be there before. */}
      {isPending ? (
        <Box sx={{ minHeight: '100vh' }} />
      ) : (
        <Allowed call={apiRoutes.overview}>
          <Figures />
        </Allowed>
      )}
    </Stack>
  );
};
