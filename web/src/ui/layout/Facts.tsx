import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';

/** A list of facts with their names. */
export const Facts = ({ children }: PropsWithChildren) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
    {children}
  </Box>
);

export const Fact = ({ name, children }: PropsWithChildren<{ name: string }>) => (
  <div>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  </div>
);
