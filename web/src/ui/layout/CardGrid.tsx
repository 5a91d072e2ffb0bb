import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';

/** Cards in three columns on large screens, two on medium, one on small. */
export const CardGrid = ({ children }: PropsWithChildren) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      },
    }}
  >
    {children}
  </Box>
);
