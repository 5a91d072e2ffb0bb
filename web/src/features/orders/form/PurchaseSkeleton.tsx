import Skeleton from '@mui/material/Skeleton';
import { PurchaseColumns } from './PurchaseColumns.tsx';

export const PurchaseSkeleton = () => (
  <div role="status" aria-label="Loading the tool">
    <PurchaseColumns
      details={
        <>
          <Skeleton variant="rounded" sx={{ aspectRatio: '4 / 3', height: 'auto', mb: 3 }} />
          <Skeleton variant="text" sx={{ fontSize: '2.5rem', width: '70%' }} />
          <Skeleton variant="text" sx={{ fontSize: '1.5rem', width: '50%' }} />
        </>
      }
      form={<Skeleton variant="rounded" height={640} />}
    />
  </div>
);
