import Skeleton from '@mui/material/Skeleton';
import { FamilyHead } from './FamilyHead.tsx';

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
