import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type PropsWithChildren, useId } from 'react';

/** A part of an order's details under its own heading. */
export const DetailsCard = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: '1.25rem', mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
};
