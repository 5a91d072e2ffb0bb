import Alert from '@mui/material/Alert';
import { useSession } from '../../../lib/session/useSession.ts';
import { requestedEmailHint } from '../../../lib/storage/requestedEmail.ts';

/** Tells a visitor whose session a changed address may have ended which address to log in with. */
export const RequestedEmailNote = () => {
  const hint = requestedEmailHint();
  const { status } = useSession();
  if (hint === '' || status === 'signedIn') return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {hint}
    </Alert>
  );
};
