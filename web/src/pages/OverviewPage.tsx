import Stack from '@mui/material/Stack';
import { ListError } from '../components/ListError.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { OverviewBoard } from '../features/overview/OverviewBoard.tsx';
import { OverviewSkeleton } from '../features/overview/OverviewSkeleton.tsx';
import { useOverview } from '../features/overview/useOverview.ts';
import { messageOf } from '../messages.ts';

export const OverviewPage = () => {
  const { data, isPending, isError, error, refetch } = useOverview();
  return (
    <Stack spacing={3}>
      <PageTitle>Overview</PageTitle>
      {isPending && <OverviewSkeleton />}
      {isError && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {data && <OverviewBoard overview={data} />}
    </Stack>
  );
};
