import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { firebaseUser } from '../../../lib/session/firebaseUser.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { useVisits } from '../../../ui/feedback/useVisits.ts';
import { ProfileSection } from '../../../ui/layout/ProfileSection.tsx';

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
  const { visit, start, dialog } = useVisits();
  const [account, setAccount] = useState<ReturnType<typeof firebaseUser>>();
  const openDialog = () => {
    setAccount(firebaseUser(user.uid));
    start();
  };
  return (
    <ProfileSection
      title="Your email address"
      intro={`You log in with ${user.email}, and we send our mails there. Your orders and quotes stay with your account when you change it.`}
    >
      <Button variant="outlined" onClick={openDialog}>
        Change my email address
      </Button>
      <ErrorBoundary key={visit} fallback={failedLoad}>
        <Suspense>{account && <ChangeEmailDialog account={account} {...dialog} />}</Suspense>
      </ErrorBoundary>
    </ProfileSection>
  );
};
