import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import type { SessionUser } from '../../../lib/session/session.ts';
import { showNotice } from '../../../ui/feedback/shownNotices.ts';
import { useEmailVerification } from './useEmailVerification.ts';
import { VerificationSteps } from './VerificationSteps.tsx';

const look = {
  width: 1,
  maxWidth: 560,
  boxShadow: 6,
  pointerEvents: 'auto',
  '& .MuiAlert-message': { flexGrow: 1, overflowWrap: 'anywhere' },
};

/** Collapsed, to cover little. */
const VerificationAlert = ({ user }: { user: SessionUser }) => {
  const { verified, ...verification } = useEmailVerification(user);
  const [dismissed, setDismissed] = useState(false);
  const [open, setOpen] = useState(false);
  if (verified || dismissed || !user.email) return null;
  return (
    <Alert
      role="region"
      aria-label="E-mail verification"
      severity="info"
      icon={false}
      closeText="Not now"
      onClose={() => setDismissed(true)}
      sx={look}
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
  );
};

const noticeKey = 'verification';

/** Asks the owner of an unverified account to verify the address, among the notices of the page. */
export const VerificationNotice = ({ user }: { user: SessionUser }) => {
  // A renewed session replaces the account, but not the notice, which may be unfolded.
  useEffect(() => showNotice(noticeKey, <VerificationAlert user={user} />), [user]);
  useEffect(() => () => showNotice(noticeKey, null), []);
  return null;
};
