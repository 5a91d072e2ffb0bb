import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { missingOf, type StaffCall } from '../../domain/staff/can.ts';
import { MissingPermission } from '../../domain/staff/MissingPermission.tsx';
import { useMay } from '../../domain/staff/useMay.ts';
import { useKnownPermissions, usePermissions } from '../../domain/staff/usePermissions.ts';
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

interface RequireAdminProps {
  /** The call without which the page at an address has nothing to show. */
  callAt: (pathname: string) => StaffCall | undefined;
}

/** The page, or which permission it takes. Without an answer, the calls of the page say so. */
const PermittedOutlet = ({ user, callAt }: RequireAdminProps & { user: SessionUser }) => {
  const may = useMay();
  const { isPending, isError } = useKnownPermissions(user);
  const call = callAt(useLocation().pathname);
  if (call === undefined || isError || may(call)) return <Outlet />;
  return isPending ? <Checking /> : <MissingPermission permission={missingOf(call)} />;
};

/**
 * Inside RequireSignIn. Redirects everyone but staff to the login, which leads back here, and shows
 * staff the pages that their permissions include.
 */
export const RequireAdmin = ({ callAt }: RequireAdminProps) => {
  const isPrerendered = useIsPrerendered();
  const session = useSession();
  if (isPrerendered) return <PrerenderedOutlet audiences={['admin']} otherwise={<Checking />} />;
  if (session.status !== 'signedIn') return <Checking />;
  if (!session.admin) return <StaffCheck user={session.user} />;
  return <PermittedOutlet user={session.user} callAt={callAt} />;
};
