import { companyParameter } from 'functions/contract';
import { Suspense, use, useDeferredValue, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useShop } from '../../domain/shop/useShop.ts';
import { useKnownTimeZone } from '../../domain/time/shopTimeZone.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { paths } from '../../lib/router/paths.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { claimAttempts } from '../../lib/storage/attempts.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { PrerenderedOutlet } from './PrerenderedOutlet.tsx';

const LinkedCompany = lazyComponent(
  () => import('../../features/buyingFor/LinkedCompany.tsx'),
  'LinkedCompany',
);

const Checking = () => <Spinner label="Checking your session" height={560} />;

/**
 * Redirects signed-out visitors to the login, which leads back here. If the session ends on such a
 * page, by sign-out or because the server no longer accepts it, the redirect leads home. A link that
 * names a company opens its page for the company.
 */
export const RequireSignIn = () => {
  const isPrerendered = useIsPrerendered();
  const session = useSession();
  const { status } = session;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const location = useLocation();
  const isSignedIn = status === 'signedIn';
  // Deferred, so that the browser renders the pages in short tasks.
  const showsPages = useDeferredValue(isSignedIn);
  const { error, refetch } = useShop();
  const timeZone = useKnownTimeZone();
  if (isPrerendered)
    return <PrerenderedOutlet audiences={['customer', 'admin']} otherwise={<Checking />} />;
  if (isSignedIn && timeZone === null && error) {
    return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  }
  // The days on these pages are days of the shop.
  const isReady = showsPages && timeZone !== null;
  if (status === 'loading' || (isSignedIn && !isReady)) {
    return <Checking />;
  }
  if (session.status === 'signedIn') {
    const claim = claimAttempts();
    if (claim !== undefined) use(claim);
    if (!wasSignedIn) setWasSignedIn(true);
    if (!new URLSearchParams(location.search).has(companyParameter)) return <Outlet />;
    return (
      <Suspense fallback={<Checking />}>
        <LinkedCompany user={session.user} admin={session.admin} />
      </Suspense>
    );
  }
  if (wasSignedIn) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} replace state={{ from: location }} />;
};
