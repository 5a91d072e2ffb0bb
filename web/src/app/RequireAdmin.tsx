import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../components/Spinner.tsx';
import { useSession } from '../features/session/useSession.ts';
import { paths } from '../paths.ts';

/** Below RequireSignIn: lets admins on; others are led to log in as one, the place remembered. */
export const RequireAdmin = () => {
  const session = useSession();
  const location = useLocation();
  if (session.status !== 'signedIn') return <Spinner label="Checking your rights" />;
  if (session.admin) return <Outlet />;
  return <Navigate to={paths.login} replace state={{ from: location }} />;
};
