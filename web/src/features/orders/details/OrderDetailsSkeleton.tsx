import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export const OrderDetailsSkeleton = () => (
  <Stack spacing={3} role="status" aria-label="Loading the order">
    {[76, 200, 240, 180].map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </Stack>
);
