import { mdiAlertCircleOutline, mdiInformationOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { PropsWithChildren } from 'react';
import { Icon } from '../../../ui/media/Icon.tsx';

interface ReviewNoticeProps {
  severity: 'error' | 'warning';
  title: string;
}

const head = { display: 'flex', alignItems: 'center', gap: 1, fontWeight: 650, outline: 'none' };

/** A notice for the buyer before the order can be placed. A failed submit focuses its title. */
export const ReviewNotice = ({
  severity,
  title,
  children,
}: PropsWithChildren<ReviewNoticeProps>) => (
  <Paper variant="outlined" sx={{ px: 2, py: 1.5, borderColor: `${severity}.main` }}>
    <Box role="alert" sx={{ ...head, mb: 1 }}>
      <Icon
        path={severity === 'error' ? mdiAlertCircleOutline : mdiInformationOutline}
        sx={{ color: `${severity}.main` }}
      />
      <span>{title}</span>
    </Box>
    {children}
  </Paper>
);
