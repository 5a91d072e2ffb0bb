import Alert from '@mui/material/Alert';
import { useLocation } from 'react-router-dom';
import { useUser } from 'reactfire';
import { loginReasonOf } from './loginReasonOf.ts';

/** Tells a visitor who was redirected to the login why. */
export const LoginReason = () => {
  const reason = loginReasonOf(useLocation().state);
  const { status, data: user } = useUser();
  if (reason === null || status !== 'success' || user) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 3 }}>
      {reason}
    </Alert>
  );
};
