import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useUser } from 'reactfire';

/** For those who come signed in to a page that signs in: who they are, and what it would do. */
export const SessionNotice = ({ children }: { children: string }) => {
  const { status, data: user } = useUser();
  const [atArrival, setAtArrival] = useState<typeof user>();
  if (status === 'success' && atArrival === undefined) setAtArrival(user);
  if (!atArrival) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {`You are logged in as ${atArrival.email}. ${children}`}
    </Alert>
  );
};
