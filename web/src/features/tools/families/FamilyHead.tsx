import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
  columnGap: { xs: 2, md: 4 },
  alignItems: 'start',
  mb: 3,
} as const;

/** The picture of a family beside its name and its text. */
export const FamilyHead = ({ picture, texts }: { picture: ReactNode; texts: ReactNode }) => (
  <Box sx={columns}>
    <div>{picture}</div>
    <Box sx={{ overflowWrap: 'anywhere' }}>{texts}</Box>
  </Box>
);

/** The placeholder of a family that is loading. */
export const FamilySkeleton = () => (
  <div role="status" aria-label="Loading the sizes">
    <FamilyHead
      picture={<Skeleton variant="rounded" sx={{ aspectRatio: '1', height: 'auto' }} />}
      texts={
        <>
          <Skeleton variant="text" sx={{ fontSize: '2.5rem', width: '70%' }} />
          <Skeleton variant="text" sx={{ width: '90%' }} />
          <Skeleton variant="text" sx={{ width: '60%' }} />
        </>
      }
    />
    <Skeleton variant="rounded" height={480} />
  </div>
);
