import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type PropsWithChildren, useId } from 'react';

interface DetailsCardProps {
  title: string;
}

/** A part of the details under its own heading. */
export const DetailsCard = ({ title, children }: PropsWithChildren<DetailsCardProps>) => {
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
