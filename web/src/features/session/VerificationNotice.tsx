import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { useEmailVerification } from './useEmailVerification.ts';

/** At the foot of the window, where its coming and going moves nothing of the page. */
const place = {
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
  word,
  busy,
  resend,
  check,
}: Omit<ReturnType<typeof useEmailVerification>, 'verified'> & { email: string }) => (
  <>
    {`Open the link in the mail we sent to ${email}. Never open such a link that you did not ask for.`}
    <Stack {...spread} sx={{ my: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void resend()}>
        Send the mail again
      </Button>
      <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void check()}>
        I have verified
      </Button>
    </Stack>
    <div aria-live="polite">{word}</div>
  </>
);

/** Asks the holder of an unverified account to verify the address: a line, to cover little. */
export const VerificationNotice = ({ user }: { user: User }) => {
  const { verified, ...acts } = useEmailVerification(user);
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
        sx={place}
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
        {open && <Details email={user.email} {...acts} />}
      </Alert>
    </Portal>
  );
};
