import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';

/** A row of facts between two lines. */
export const ToolFacts = ({ children }: PropsWithChildren) => (
  <Box
    component="dl"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: { xs: 3, sm: 5 },
      rowGap: 2,
      my: 3,
      py: 2,
      borderTop: 1,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);

export const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 700 }}>
      {value}
    </Typography>
  </div>
);
