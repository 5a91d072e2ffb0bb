import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { useEmailVerification } from './useEmailVerification.ts';

type VerificationStepsProps = Omit<ReturnType<typeof useEmailVerification>, 'verified'> & {
  email: string;
};

/** How the owner of an account verifies its address. */
export const VerificationSteps = ({
  email,
  message,
  busy,
  resend,
  check,
}: VerificationStepsProps) => (
  <>
    {`Open the link in the e-mail we sent to ${email}. Never open such a link if you did not request it.`}
    <Stack direction="row" useFlexGap spacing={1} sx={{ my: 1, flexWrap: 'wrap' }}>
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
