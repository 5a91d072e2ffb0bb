import { mainAndSide } from '../../../ui/layout/columns.ts';

/** The sections of the checkout and its summary, beside each other on a wide screen. */
export const checkoutGrid = mainAndSide({ main: 7, side: 4 });

/** The sections below each other. */
export const checkoutColumn = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 2, md: 3 },
} as const;
