import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { Notice } from '../components/Notice.tsx';
import { useShownNotices } from '../components/shownNotices.ts';
import { useOnline } from '../components/useOnline.ts';
import { sessionEnded } from '../messages.ts';

interface NoticesProps {
  hasSessionEnded: boolean;
  onDismiss: () => void;
}

/** Notices for every page, at the bottom of the window. Screen readers announce them. */
export const Notices = ({ hasSessionEnded, onDismiss }: NoticesProps) => {
  const online = useOnline();
  const shown = useShownNotices();
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
      {Object.entries(shown).map(([key, notice]) => (
        <Fragment key={key}>{notice}</Fragment>
      ))}
      {!online && <Notice>You are offline. What you see may be out of date.</Notice>}
      {hasSessionEnded && <Notice onDismiss={onDismiss}>{sessionEnded}</Notice>}
    </Box>
  );
};
