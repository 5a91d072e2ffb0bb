import { Suspense } from 'react';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { ListSkeleton } from '../../ui/lists/ListSkeleton.tsx';
import type { StaffNotesProps } from './LoadedStaffNotes.tsx';

const LoadedStaffNotes = lazyComponent(() => import('./LoadedStaffNotes.tsx'), 'LoadedStaffNotes');

/** Loads the code of the notes, so that they show without a placeholder. */
export const preloadStaffNotes = LoadedStaffNotes.preload;

/** The notes of staff on an order or a customer. Customers never load the code. */
export const StaffNotes = (props: StaffNotesProps) => (
  <Suspense fallback={<ListSkeleton label="Loading the notes" rows={4} />}>
    <LoadedStaffNotes {...props} />
  </Suspense>
);
