import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { Credentials } from './signIn.ts';
import { withTypedEmail } from './typedEmail.ts';

/** Leads from the login form to where a new password is asked for. */
export const ForgotPasswordLink = () => {
  const { values } = useFormikContext<Credentials>();
  const { state } = useLocation();
  return (
    <Link
      component={RouterLink}
      to={paths.resetPassword}
      state={withTypedEmail(state, values.email)}
      underline="always"
      sx={{ display: 'inline-block', py: 1.25, mb: 1 }}
    >
      Forgot your password?
    </Link>
  );
};
