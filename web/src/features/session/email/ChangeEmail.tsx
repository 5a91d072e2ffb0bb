import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { firebaseUser } from '../../../lib/session/firebaseUser.ts';
import type { SessionUser } from '../../../lib/session/session.ts';

/** Loaded when it is opened: it needs Google's popup. */
const ChangeEmailDialog = lazyComponent(
  () => import('./ChangeEmailDialog.tsx'),
  'ChangeEmailDialog',
);

const failedLoad = (
  <Typography role="alert" sx={{ mt: 1, color: 'error.main' }}>
    The form could not be loaded. Please check your connection and reload the page.
  </Typography>
);

/** Lets the owner of an account change its address. */
export const ChangeEmail = ({ user }: { user: SessionUser }) => {
  const [openCount, setOpenCount] = useState(0);
  const [open, setOpen] = useState(false);
  const [account, setAccount] = useState<ReturnType<typeof firebaseUser>>();
  const openDialog = () => {
    setAccount(firebaseUser(user.uid));
    setOpenCount(openCount + 1);
    setOpen(true);
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="change-email"
      sx={{ p: { xs: 2.5, sm: 3.5 }, mt: 4 }}
    >
      <Typography id="change-email" variant="h2" sx={{ fontSize: '1.25rem', mb: 1 }}>
        Your email address
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
        {`You log in with ${user.email}, and we send our mails there. Your orders and quotes stay with your account when you change it.`}
      </Typography>
      <Button variant="outlined" onClick={openDialog}>
        Change my email address
      </Button>
      <ErrorBoundary key={openCount} fallback={failedLoad}>
        <Suspense>
          {account && (
            <ChangeEmailDialog account={account} open={open} onClose={() => setOpen(false)} />
          )}
        </Suspense>
      </ErrorBoundary>
    </Paper>
  );
};
