import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { DetailsCard } from '../../ui/layout/DetailsCard.tsx';
import { ListSkeleton } from '../../ui/lists/ListSkeleton.tsx';
import type { HandlingProps } from './LoadedHandling.tsx';

const LoadedHandling = lazyComponent(() => import('./LoadedHandling.tsx'), 'LoadedHandling');

/** The room of a field and a row of buttons, so that nothing below moves when they come. */
const place = { minHeight: 100 };

/** Who of the staff handles a document. Customers never load the code. */
export const HandlingCard = (props: HandlingProps) => (
  <DetailsCard title="Handled by">
    <Box sx={place}>
      <Suspense fallback={<ListSkeleton label="Loading who handles it" rows={1} />}>
        <LoadedHandling {...props} />
      </Suspense>
    </Box>
  </DetailsCard>
);
