import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Icon } from '../media/Icon.tsx';

interface NoticeProps {
  children: ReactNode;
  onDismiss?: () => void;
}

/** A message on top of the current page. */
export const Notice = ({ children, onDismiss }: NoticeProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 52,
      py: 0.5,
      pl: 2,
      pr: onDismiss ? 0.5 : 2,
      borderRadius: 1,
      fontWeight: 600,
      color: 'background.paper',
      bgcolor: 'text.primary',
      pointerEvents: 'auto',
    }}
  >
    {children}
    {onDismiss && (
      <IconButton color="inherit" aria-label="Dismiss" onClick={onDismiss}>
        <Icon path={mdiClose} />
      </IconButton>
    )}
  </Box>
);
