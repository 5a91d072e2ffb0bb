import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { usePermissions } from '../../features/session/state/usePermissions.ts';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { paths } from '../../lib/router/paths.ts';
import type { SessionUser } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { PrerenderedOutlet } from './PrerenderedOutlet.tsx';

const Checking = () => <Spinner label="Checking your rights" />;

/** The right may be newer than the token: this asks the server before it redirects. */
const StaffCheck = ({ user }: { user: SessionUser }) => {
  const { isFetching, data: permissions = [] } = usePermissions(user, { refetch: true });
  const location = useLocation();
  if (isFetching || permissions.length > 0) return <Checking />;
  return <Navigate to={paths.login} replace state={{ from: location }} />;
};

/** Inside RequireSignIn. Redirects everyone but staff to the login, which leads back here. */
export const RequireAdmin = () => {
  const isPrerendered = useIsPrerendered();
  const session = useSession();
  if (isPrerendered) return <PrerenderedOutlet audiences={['admin']} otherwise={<Checking />} />;
  if (session.status !== 'signedIn') return <Checking />;
  return session.admin ? <Outlet /> : <StaffCheck user={session.user} />;
};
