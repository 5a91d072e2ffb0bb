import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';

interface ToolSectionProps {
  title: string;
  intro?: string;
}

/** A group of fields of the tool form. */
export const ToolSection = ({ title, intro, children }: PropsWithChildren<ToolSectionProps>) => (
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
