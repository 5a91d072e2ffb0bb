import Paper from '@mui/material/Paper';
import type { PropsWithChildren } from 'react';
import { aboveNotices, sticky } from '../../../ui/layout/sticky.ts';

/** On a phone, at the bottom of the window, so that the button is always in reach. */
const bar = {
  ...sticky,
  top: { md: 96 },
  bottom: { xs: aboveNotices(0), md: 'auto' },
  zIndex: 1,
  p: { xs: 1.5, md: 3 },
  mx: { xs: -2, sm: 0 },
} as const;

/** The frame of the summary, beside or below the checkout. */
export const SummaryFrame = ({ children }: PropsWithChildren) => (
  <Paper component="section" aria-label="Summary" variant="outlined" sx={bar}>
    {children}
  </Paper>
);
