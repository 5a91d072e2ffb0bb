import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { VerificationHelp } from '../../features/session/email/VerificationHelp.tsx';
import { paths } from '../../lib/router/paths.ts';
import type { SessionUser } from '../../lib/session/session.ts';

/** Leads a visitor to the login and the registration, which lead back here. */
export const SignInLinks = ({ invited }: { invited: string }) => {
  const state = { from: useLocation() };
  return (
    <>
      <Typography>
        {`To accept it, log in or create an account with the address ${invited}.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={paths.login} state={state} variant="contained">
          Login
        </Button>
        <Button component={Link} to={paths.register} state={state} variant="outlined">
          Create an account
        </Button>
      </Box>
    </>
  );
};

/** Helps an account to verify its address, without which it cannot accept. */
export const Unverified = ({ user }: { user: SessionUser }) => (
  <div>
    <Typography sx={{ mb: 1 }}>
      To accept an invitation, verify your e-mail address first.
    </Typography>
    <VerificationHelp user={user} then="You can accept the invitation now." />
  </div>
);

/** The token in the fragment of a link. */
export const tokenIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};
