import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const heights = [132, 48, 372, 320];

export const OverviewSkeleton = () => (
  <Stack spacing={3} role="status" aria-label="Loading the overview">
    {heights.map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </Stack>
);
