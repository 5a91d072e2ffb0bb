import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

interface PurchaseLayoutProps {
  details: ReactNode;
  form: ReactNode;
}

/** The tool beside its order form, or above it on a narrow screen. */
export const PurchaseLayout = ({ details, form }: PurchaseLayoutProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 4, md: 6 },
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    }}
  >
    <div>{details}</div>
    <Box sx={{ position: { md: 'sticky' }, top: { md: 96 } }}>{form}</Box>
  </Box>
);

export const PurchaseSkeleton = () => (
  <div role="status" aria-label="Loading the tool">
    <PurchaseLayout
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
