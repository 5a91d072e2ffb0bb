import type { User } from 'firebase/auth';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../components/Spinner.tsx';
import { useAdminCheck } from '../features/session/useAdminCheck.ts';
import { useSession } from '../features/session/useSession.ts';
import { paths } from '../paths.ts';

const Checking = () => <Spinner label="Checking your rights" />;

/** The right may be younger than the token: the server is asked before one is sent away. */
const NotYetAdmin = ({ user }: { user: User }) => {
  const { isFetching, data: admin } = useAdminCheck(user, { anew: true });
  const location = useLocation();
  if (isFetching || admin) return <Checking />;
  return <Navigate to={paths.login} replace state={{ from: location }} />;
};

/** Below RequireSignIn: lets admins on; others are led to log in as one, the place remembered. */
export const RequireAdmin = () => {
  const session = useSession();
  if (session.status !== 'signedIn') return <Checking />;
  return session.admin ? <Outlet /> : <NotYetAdmin user={session.user} />;
};
