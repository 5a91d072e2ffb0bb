import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSigninCheck } from 'reactfire';
import { Spinner } from '../components/Spinner.tsx';
import { paths } from '../paths.ts';

/**
 * Lets signed-in visitors on; others log in first, and the place is remembered. A session that
 * ends here leads home: its owner has left, or the server no longer takes it.
 */
export const RequireSignIn = () => {
  const { status, data } = useSigninCheck();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const location = useLocation();
  if (status === 'loading') return <Spinner label="Checking your session" height={560} />;
  if (data.signedIn) {
    if (!wasSignedIn) setWasSignedIn(true);
    return <Outlet />;
  }
  if (wasSignedIn) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} replace state={{ from: location }} />;
};
