import { use, useDeferredValue, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSigninCheck } from 'reactfire';
import { claimAttempts } from '../attempts.ts';
import { Spinner } from '../components/Spinner.tsx';
import { paths } from '../paths.ts';

/**
 * Redirects signed-out visitors to the login, which leads back here. If the session ends on such a
 * page, by sign-out or because the server no longer accepts it, the redirect leads home.
 */
export const RequireSignIn = () => {
  const { status, data } = useSigninCheck();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const location = useLocation();
  const isSignedIn = status !== 'loading' && data.signedIn;
  // Deferred, so that the browser renders the pages in short tasks.
  const showsPages = useDeferredValue(isSignedIn);
  if (status === 'loading' || (isSignedIn && !showsPages)) {
    return <Spinner label="Checking your session" height={560} />;
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
