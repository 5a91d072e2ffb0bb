import Box from '@mui/material/Box';
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
