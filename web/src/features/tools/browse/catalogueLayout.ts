export const onlyWide = { xs: 'none', md: 'block' };

export const onlyNarrow = { md: 'none' };

/** The search takes a whole line on small screens. */
export const searchColumns = { xs: '1 / -1', md: 'auto' };

export const catalogueToolbar = {
  display: 'grid',
  gap: 1.5,
  mb: 2,
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 220px auto' },
} as const;

export const catalogueColumns = {
  display: 'grid',
  columnGap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '224px minmax(0, 1fr)' },
} as const;
