import Alert from '@mui/material/Alert';
import { useUser } from 'reactfire';
import { requestedEmailHint } from '../../../lib/storage/requestedEmail.ts';

/** Tells a visitor whose session a changed address may have ended which address to log in with. */
export const RequestedEmailNote = () => {
  const hint = requestedEmailHint();
  const { status, data: user } = useUser();
  if (hint === '' || status !== 'success' || user) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {hint}
    </Alert>
  );
};
