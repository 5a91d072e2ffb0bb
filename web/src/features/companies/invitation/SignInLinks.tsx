import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';

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
