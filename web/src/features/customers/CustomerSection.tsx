import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type PropsWithChildren, useId } from 'react';

export const CustomerSection = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};
