import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { SessionUser } from '../../../lib/session/session.ts';
import { useEmailVerification } from './useEmailVerification.ts';
import { VerificationSteps } from './VerificationSteps.tsx';

/** Fixed to the bottom of the window, so that the page does not move. */
const position = {
  position: 'fixed',
  inset: 'auto 16px 16px',
  zIndex: 'appBar',
  maxWidth: 560,
  mx: 'auto',
  boxShadow: 6,
  displayPrint: 'none',
  '& .MuiAlert-message': { flexGrow: 1, overflowWrap: 'anywhere' },
};

/** Asks the owner of an unverified account to verify the address. Collapsed, to cover little. */
export const VerificationNotice = ({ user }: { user: SessionUser }) => {
  const { verified, ...verification } = useEmailVerification(user);
  const [dismissed, setDismissed] = useState(false);
  const [open, setOpen] = useState(false);
  if (verified || dismissed || !user.email) return null;
  return (
    <Portal>
      <Alert
        role="region"
        aria-label="E-mail verification"
        severity="info"
        icon={false}
        closeText="Not now"
        onClose={() => setDismissed(true)}
        sx={position}
      >
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ alignItems: 'center', justifyContent: 'space-between' }}
        >
          <span>Please verify your e-mail address.</span>
          <Button
            color="inherit"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            sx={{ flexShrink: 0 }}
          >
            Show how
          </Button>
        </Stack>
        {open && <VerificationSteps email={user.email} {...verification} />}
      </Alert>
    </Portal>
  );
};
