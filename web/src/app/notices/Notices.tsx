import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { sessionEnded } from '../../lib/api/messages.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { requestedEmailHint } from '../../lib/storage/requestedEmail.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useShownNotices } from '../../ui/feedback/shownNotices.ts';
import { noticesId } from '../../ui/layout/sticky.ts';

const position = {
  position: 'fixed',
  inset: 'auto 16px 16px',
  zIndex: 'snackbar',
  pointerEvents: 'none',
} as const;

const list = { display: 'grid', justifyItems: 'center', gap: 1 };

interface NoticesProps {
  hasSessionEnded: boolean;
  onDismiss: () => void;
}

/**
 * Notices for every page, and room for the toasts, which `placeNotices` keeps off primary buttons.
 * Screen readers announce them.
 */
export const Notices = ({ hasSessionEnded, onDismiss }: NoticesProps) => {
  const online = useOnline();
  const notices = useShownNotices();
  return (
    <Box id={noticesId} sx={position}>
      <Box aria-live="polite" sx={list}>
        {Object.entries(notices).map(([key, notice]) => (
          <Fragment key={key}>{notice}</Fragment>
        ))}
        {!online && <Notice>You are offline. What you see may be out of date.</Notice>}
        {hasSessionEnded && (
          <Notice onDismiss={onDismiss}>{requestedEmailHint() || sessionEnded}</Notice>
        )}
      </Box>
    </Box>
  );
};
