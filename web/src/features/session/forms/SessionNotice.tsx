import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useUser } from 'reactfire';

/** Tells visitors of a login page that they are already signed in. */
export const SessionNotice = ({ children }: { children: string }) => {
  const { status, data: user } = useUser();
  const [initialUser, setInitialUser] = useState<typeof user>();
  if (status === 'success' && initialUser === undefined) setInitialUser(user);
  if (!initialUser) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {`You are logged in as ${initialUser.email}. ${children}`}
    </Alert>
  );
};
