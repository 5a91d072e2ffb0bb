import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../media/Icon.tsx';

export interface EmptyStateProps {
  icon: string;
  title: string;
  children: string;
  action?: ReactNode;
}

export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <Paper
    variant="outlined"
    sx={{
      p: { xs: 4, sm: 8 },
      display: 'grid',
      justifyItems: 'center',
      gap: 1.5,
      overflowWrap: 'anywhere',
    }}
  >
    <Icon path={icon} sx={{ fontSize: 56, color: 'secondary.main' }} />
    <Typography variant="h2" sx={{ fontSize: '1.375rem', textAlign: 'center' }}>
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', textAlign: 'center', maxWidth: '42ch', mb: 1 }}>
      {children}
    </Typography>
    {action}
  </Paper>
);
