import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useUser } from 'reactfire';

/** For those who come to the login signed in: a page they asked for is not for their account. */
export const SessionNotice = () => {
  const { data: user } = useUser();
  const [atArrival] = useState(user);
  if (!atArrival) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {`You are logged in as ${atArrival.email}. To open a page that is not for this account, log in with another.`}
    </Alert>
  );
};
