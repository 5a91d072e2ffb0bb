import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { sessionEnded } from '../messages.ts';
import { Notice } from './Notice.tsx';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Whether the browser reports a network connection; true while prerendering. */
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

interface NoticesProps {
  hasSessionEnded: boolean;
  onDismiss: () => void;
}

/** Notices for every page, at the bottom of the window. Screen readers announce them. */
export const Notices = ({ hasSessionEnded, onDismiss }: NoticesProps) => {
  const online = useOnline();
  return (
    <Box
      aria-live="polite"
      sx={{
        position: 'fixed',
        inset: 'auto 16px 16px',
        zIndex: 'snackbar',
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      {!online && <Notice>You are offline. What you see may be out of date.</Notice>}
      {hasSessionEnded && <Notice onDismiss={onDismiss}>{sessionEnded}</Notice>}
    </Box>
  );
};
