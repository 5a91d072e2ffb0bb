import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { missingOf, type StaffCall } from './can.ts';
import { missingText } from './missingText.ts';
import { useMay } from './useMay.ts';

/** Without a frame; buttons inside would do nothing. */
const readOnly = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  '& button, & [role="button"]': { display: 'none' },
} as const;

/**
 * A form with a call that sends it. Those who may not make the call read its fields, and learn which
 * permission they lack.
 */
export const Changeable = ({ by, children }: PropsWithChildren<{ by: StaffCall }>) =>
  useMay()(by) ? (
    children
  ) : (
    <Box component="fieldset" disabled sx={readOnly}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {`You can read this, but not change it. ${missingText(missingOf(by))}`}
      </Typography>
      {children}
    </Box>
  );
