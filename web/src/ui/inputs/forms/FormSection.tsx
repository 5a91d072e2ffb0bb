import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';

interface FormSectionProps {
  title: string;
  intro?: string;
}

/** A group of fields of a form. */
export const FormSection = ({ title, intro, children }: PropsWithChildren<FormSectionProps>) => (
  <Box
    component="section"
    sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5, pb: 2.5, '&:first-of-type': { mt: 3 } }}
  >
    <Typography variant="h2" sx={{ fontSize: '1.125rem', mb: intro ? 0.5 : 2 }}>
      {title}
    </Typography>
    {intro && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{intro}</Typography>}
    {children}
  </Box>
);
