import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { useEmailVerification } from './useEmailVerification.ts';

/** Fixed to the bottom of the window, so that the page does not move. */
const position = {
  position: 'fixed',
  inset: 'auto 16px 16px',
  zIndex: 'appBar',
  maxWidth: 560,
  mx: 'auto',
  boxShadow: 6,
  '& .MuiAlert-message': { flexGrow: 1, overflowWrap: 'anywhere' },
};

const spread = { direction: 'row', useFlexGap: true, spacing: 1 } as const;

const Details = ({
  email,
  message,
  busy,
  resend,
  check,
}: Omit<ReturnType<typeof useEmailVerification>, 'verified'> & { email: string }) => (
  <>
    {`Open the link in the e-mail we sent to ${email}. Never open such a link if you did not request it.`}
    <Stack {...spread} sx={{ my: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void resend()}>
        Send the e-mail again
      </Button>
      <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void check()}>
        I have verified
      </Button>
    </Stack>
    <div aria-live="polite">{message}</div>
  </>
);

/** Asks the owner of an unverified account to verify the address. Collapsed, to cover little. */
export const VerificationNotice = ({ user }: { user: User }) => {
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
        <Stack {...spread} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
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
        {open && <Details email={user.email} {...verification} />}
      </Alert>
    </Portal>
  );
};
