import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ListError } from '../components/ListError.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { OverviewBoard } from '../features/overview/OverviewBoard.tsx';
import { useOverview } from '../features/overview/useOverview.ts';
import { messageOf } from '../messages.ts';

const skeletonHeights = [132, 48, 372, 320];

const Loading = () => (
  <Stack spacing={3} role="status" aria-label="Loading the overview">
    {skeletonHeights.map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </Stack>
);

export const OverviewPage = () => {
  const { data, isPending, isError, error, refetch } = useOverview();
  return (
    <Stack spacing={3}>
      <PageTitle>Overview</PageTitle>
      {isPending && <Loading />}
      {isError && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {data && <OverviewBoard overview={data} />}
    </Stack>
  );
};
