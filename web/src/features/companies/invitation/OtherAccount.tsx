import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { noticeWithAction } from '../../../ui/feedback/noticeWithAction.ts';

interface OtherAccountProps {
  /** The address of the account that is signed in. */
  email: string;
  /** The address that is invited. */
  invited: string;
  onSignOut: () => void;
}

/** For an account with another address than the invited one. */
export const OtherAccount = ({ email, invited, onSignOut }: OtherAccountProps) => (
  <Alert
    severity="warning"
    role="status"
    sx={noticeWithAction}
    action={
      <Button color="inherit" variant="outlined" onClick={onSignOut}>
        Sign out
      </Button>
    }
  >
    {`The invitation is for ${invited}, but you are logged in as ${email}. Sign out, and log in or register with the invited address. This page stays open.`}
  </Alert>
);
