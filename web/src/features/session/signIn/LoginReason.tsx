import Alert from '@mui/material/Alert';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../lib/session/useSession.ts';
import { loginReasonOf } from './loginReasonOf.ts';

/** Tells a visitor who was redirected to the login why. */
export const LoginReason = () => {
  const reason = loginReasonOf(useLocation().state);
  const { status } = useSession();
  if (reason === null || status === 'signedIn') return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 3 }}>
      {reason}
    </Alert>
  );
};
