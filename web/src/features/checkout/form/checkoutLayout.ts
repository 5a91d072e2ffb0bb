/** The sections of the checkout and its summary, beside each other on a wide screen. */
export const checkoutGrid = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(300px, 4fr)' },
} as const;

/** The sections below each other. */
export const checkoutColumn = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 2, md: 3 },
} as const;
