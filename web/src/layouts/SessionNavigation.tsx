import Button from '@mui/material/Button';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../components/lazyComponent.ts';
import { Spinner } from '../components/Spinner.tsx';
import { SessionProviders } from '../features/session/SessionProviders.tsx';
import { useSession } from '../features/session/useSession.ts';
import { useSignOut } from '../features/session/useSignOut.ts';
import { HeaderLink } from './HeaderLink.tsx';
import { visitorDestinations } from './navigation.ts';

/** Visitors do not load its code. */
const DashboardMenu = lazyComponent(() => import('./DashboardMenu.tsx'), 'DashboardMenu');

const CartSync = lazyComponent(() => import('../cart/CartSync.tsx'), 'CartSync');

const VerificationNotice = lazyComponent(
  () => import('../features/session/VerificationNotice.tsx'),
  'VerificationNotice',
);

const VisitorLinks = () =>
  visitorDestinations.map((destination, index) => (
    <HeaderLink
      key={destination.to}
      {...destination}
      variant={index === visitorDestinations.length - 1 ? 'contained' : 'text'}
    />
  ));

const SessionLinks = () => {
  const session = useSession();
  const signOut = useSignOut();
  if (session.status === 'loading') {
    return <Spinner label="Checking your session" height={44} size={24} />;
  }
  if (session.status === 'signedOut') return <VisitorLinks />;
  return (
    <>
      <DashboardMenu admin={session.admin} />
      <Button color="inherit" variant="outlined" onClick={() => void signOut()}>
        Sign out
      </Button>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <VerificationNotice key={session.user.uid} user={session.user} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <CartSync key={session.user.uid} uid={session.user.uid} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
};

/** Loads the file that a form loads to submit, so that it is there when the page goes offline. */
const preloadForms = async () => {
  const { preloadAppCheck } = await import('../appCheck.ts');
  await preloadAppCheck();
};

/**
 * The part of the top navigation that depends on the session. Every page loads it, and with it the
 * code that forms need to submit.
 */
export const SessionNavigation = () => {
  useEffect(() => void preloadForms().catch(() => {}), []);
  return (
    <SessionProviders>
      <SessionLinks />
    </SessionProviders>
  );
};
