import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { PropsWithChildren } from 'react';

/** A small picture of a list, with why it cannot be sent, if so. */
export const PictureTile = ({
  problem,
  children,
}: PropsWithChildren<{ problem: string | undefined }>) => (
  <Box component="li" sx={{ width: 96 }}>
    {children}
    {problem && (
      <FormHelperText error role="alert">
        {problem}
      </FormHelperText>
    )}
  </Box>
);
