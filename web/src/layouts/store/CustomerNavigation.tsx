import Button from '@mui/material/Button';
import type { User } from 'firebase/auth';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSignOut } from '../../features/session/state/useSignOut.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { DashboardMenu } from '../navigation/DashboardMenu.tsx';

const CartSync = lazyComponent(() => import('../../domain/cart/sync/CartSync.tsx'), 'CartSync');

const NewEmailWatch = lazyComponent(
  () => import('../../features/session/email/NewEmailWatch.tsx'),
  'NewEmailWatch',
);

const VerificationNotice = lazyComponent(
  () => import('../../features/session/email/VerificationNotice.tsx'),
  'VerificationNotice',
);

interface CustomerNavigationProps {
  user: User;
  admin: boolean;
}

/**
 * The top navigation's entries for a signed-in user, and the components that run while someone is
 * signed in.
 */
export const CustomerNavigation = ({ user, admin }: CustomerNavigationProps) => {
  const signOut = useSignOut();
  return (
    <>
      <DashboardMenu admin={admin} />
      <Button color="inherit" variant="outlined" onClick={() => void signOut()}>
        Sign out
      </Button>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <VerificationNotice key={user.uid} user={user} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <NewEmailWatch key={user.uid} user={user} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <CartSync key={user.uid} uid={user.uid} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
};
