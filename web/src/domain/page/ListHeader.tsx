import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';

interface ListHeaderProps {
  /** A column on a phone from the start, so that a count, once loaded, moves nothing. */
  stacksOnPhone?: boolean;
}

const row = { display: 'flex', justifyContent: 'space-between', gap: 1.5, mb: 2 };
const wrapping = { ...row, flexWrap: 'wrap', alignItems: 'center' };
const stacking = {
  ...row,
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
};

/** The heading of a list beside the actions for all of it. */
export const ListHeader = ({
  stacksOnPhone = false,
  children,
}: PropsWithChildren<ListHeaderProps>) => (
  <Box sx={stacksOnPhone ? stacking : wrapping}>{children}</Box>
);
