import Paper from '@mui/material/Paper';
import type { PropsWithChildren } from 'react';

interface SectionCardProps {
  /** The id of its heading. */
  labelledBy: string;
}

/** A section of a page in a frame. */
export const SectionCard = ({ labelledBy, children }: PropsWithChildren<SectionCardProps>) => (
  <Paper
    component="section"
    variant="outlined"
    aria-labelledby={labelledBy}
    sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
  >
    {children}
  </Paper>
);
