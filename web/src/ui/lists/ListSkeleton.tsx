import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

interface ListSkeletonProps {
  /** The name of the content that is loading. */
  label: string;
  rows?: number;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  height: { xs: 64, md: 40 },
  px: 1.5,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;

/** The placeholder of a list that is loading. */
export const ListSkeleton = ({ label, rows = 10 }: ListSkeletonProps) => (
  <Paper variant="outlined" role="status" aria-label={label}>
    {Array.from({ length: rows }, (_, index) => index).map((index) => (
      <Box key={index} sx={row}>
        <Skeleton variant="text" width="100%" />
      </Box>
    ))}
  </Paper>
);
