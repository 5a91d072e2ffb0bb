import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The tool beside its order form, or above it where the screen is narrow. */
export const PurchaseColumns = ({ details, form }: { details: ReactNode; form: ReactNode }) => (
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
