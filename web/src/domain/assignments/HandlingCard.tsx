import { Suspense } from 'react';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { DetailsCard } from '../../ui/layout/DetailsCard.tsx';
import { ListSkeleton } from '../../ui/lists/ListSkeleton.tsx';
import type { HandlingProps } from './LoadedHandling.tsx';

const LoadedHandling = lazyComponent(() => import('./LoadedHandling.tsx'), 'LoadedHandling');

/** Who of the staff handles a document. Customers never load the code. */
export const HandlingCard = (props: HandlingProps) => (
  <DetailsCard title="Handled by">
    <Suspense fallback={<ListSkeleton label="Loading who handles it" rows={1} />}>
      <LoadedHandling {...props} />
    </Suspense>
  </DetailsCard>
);
