import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useSession } from '../../../lib/session/useSession.ts';

/** Tells visitors of a login page that they are already signed in. */
export const SessionNotice = ({ children }: { children: string }) => {
  const session = useSession();
  const [initial, setInitial] = useState(session);
  if (initial.status === 'loading' && session !== initial) setInitial(session);
  if (initial.status !== 'signedIn') return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {`You are logged in as ${initial.user.email}. ${children}`}
    </Alert>
  );
};
