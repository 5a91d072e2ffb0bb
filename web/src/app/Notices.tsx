import Box from '@mui/material/Box';
import { sessionEnded } from '../messages.ts';
import { Notice } from './Notice.tsx';
import { useOnline } from './useOnline.ts';

interface NoticesProps {
  hasSessionEnded: boolean;
  onDismiss: () => void;
}

/** What a visitor must know on any page, at the foot of the window and read out when it comes. */
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
