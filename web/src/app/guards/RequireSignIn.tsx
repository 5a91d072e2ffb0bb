import { use, useDeferredValue, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useShop } from '../../domain/shop/useShop.ts';
import { useKnownTimeZone } from '../../domain/time/shopTimeZone.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { paths } from '../../lib/router/paths.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { claimAttempts } from '../../lib/storage/attempts.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { PrerenderedOutlet } from './PrerenderedOutlet.tsx';

const Checking = () => <Spinner label="Checking your session" height={560} />;

/**
 * Redirects signed-out visitors to the login, which leads back here. If the session ends on such a
 * page, by sign-out or because the server no longer accepts it, the redirect leads home.
 */
export const RequireSignIn = () => {
  const isPrerendered = useIsPrerendered();
  const { status } = useSession();
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
  if (isSignedIn) {
    const claim = claimAttempts();
    if (claim !== undefined) use(claim);
    if (!wasSignedIn) setWasSignedIn(true);
    return <Outlet />;
  }
  if (wasSignedIn) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} replace state={{ from: location }} />;
};
