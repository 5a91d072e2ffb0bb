import {
  mdiCardAccountDetailsOutline,
  mdiClipboardTextOutline,
  mdiHammerScrewdriver,
  mdiHomeOutline,
  mdiPostOutline,
} from '@mdi/js';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { Permission } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { useMembership } from '../../domain/company/useMembership.ts';
import { PrerenderedFor } from '../../domain/page/PrerenderedFor.tsx';
import { useWaitingRequests } from '../../domain/request/useRequests.ts';
import { usePermissions } from '../../domain/staff/usePermissions.ts';
import { waitingByPage } from '../../domain/tasks/taskLinks.ts';
import { useTasks } from '../../domain/tasks/useTasks.ts';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { paths } from '../../lib/router/paths.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import type { Session } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { drawerDestinationsOf, permittedOf } from '../navigation/dashboardDestinations.ts';
import { withIcons } from '../navigation/dashboardIcons.ts';
import { NavigationList } from '../navigation/NavigationList.tsx';
import { storeDestinations } from '../navigation/navigation.ts';
import { quickOrderDestination } from '../navigation/quickOrderDestination.ts';
import { groupsOf, menuPageOf } from './menuPages.ts';

interface DashboardNavigationProps {
  onNavigate?: () => void;
  /** Whether staff have the links to the shop as well, which the bar of a wide screen has. */
  hasShopLinks?: boolean;
}

const storeIcons: Record<string, string> = {
  [paths.home]: mdiHomeOutline,
  [paths.tools]: mdiHammerScrewdriver,
  [paths.blogs]: mdiPostOutline,
  [paths.quickOrder]: mdiClipboardTextOutline,
  [paths.portfolio]: mdiCardAccountDetailsOutline,
};

const storeLinks = [...storeDestinations, quickOrderDestination].map((destination) => ({
  ...destination,
  icon: storeIcons[destination.to] ?? mdiPostOutline,
}));

const Heading = ({ children }: { children: string }) => (
  <Typography
    variant="h2"
    sx={{ px: 2, py: 0.75, fontSize: '0.8125rem', color: 'text.secondary', letterSpacing: 0 }}
  >
    {children}
  </Typography>
);

interface PagesProps extends Pick<DashboardNavigationProps, 'onNavigate'> {
  admin: boolean;
  /** Whether the account buys for a company. */
  buysForCompany?: boolean;
  /** What the account may do for the shop, once that is known. */
  permissions?: readonly Permission[] | undefined;
  /** How many items of a page wait, by its path. */
  waiting?: Partial<Record<string, number | undefined>> | undefined;
}

const Pages = ({
  admin,
  buysForCompany = false,
  permissions,
  waiting = {},
  onNavigate,
}: PagesProps) => {
  const { pathname } = useLocation();
  const all = drawerDestinationsOf({ admin, buysForCompany });
  const shown = permittedOf(all, admin ? permissions : undefined);
  return (
    <NavigationList
      label="Dashboard"
      heading={<Heading>Dashboard</Heading>}
      destinations={withIcons(shown).map((one) => ({
        ...one,
        waiting: waiting[one.to],
      }))}
      within={menuPageOf(pathname, admin)}
      {...(admin && { groups: groupsOf(all, shown) })}
      {...(onNavigate && { onNavigate })}
    />
  );
};

const PrerenderedPages = () => (
  <>
    <PrerenderedFor audiences={['admin']}>
      <Pages admin />
    </PrerenderedFor>
    <PrerenderedFor audiences={['customer']}>
      <Pages admin={false} />
    </PrerenderedFor>
  </>
);

interface SignedInPagesProps extends Pick<PagesProps, 'onNavigate'> {
  waiting: PagesProps['waiting'];
  session: Extract<Session, { status: 'signedIn' }>;
}

const SignedInPages = ({ session, waiting, ...props }: SignedInPagesProps) => {
  const { user, admin } = session;
  const membership = useMembership(user.uid);
  const { data: permissions } = usePermissions(user);
  const waitingRequests = useWaitingRequests(user.uid, membership?.role);
  return (
    <Pages
      key={String(admin)}
      admin={admin}
      permissions={permissions}
      buysForCompany={buyingFor() !== ''}
      waiting={{ ...waiting, [paths.approvals]: waitingRequests }}
      {...props}
    />
  );
};

const AccountPages = (props: Pick<PagesProps, 'onNavigate'>) => {
  const isPrerendered = useIsPrerendered();
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.admin;
  const { data: tasks } = useTasks(isAdmin);
  if (isPrerendered) return <PrerenderedPages />;
  if (session.status !== 'signedIn') {
    return <Spinner label="Checking your rights" height={96} size={24} />;
  }
  const waiting = tasks && waitingByPage(tasks.counts);
  return <SignedInPages session={session} waiting={waiting} {...props} />;
};

const ShopLinks = (props: Pick<PagesProps, 'onNavigate'>) => (
  <>
    <Divider />
    <NavigationList
      label="Main"
      heading={<Heading>Shop</Heading>}
      destinations={storeLinks}
      {...props}
    />
  </>
);

/** Links to the dashboard pages of this account, and to the shop. */
export const DashboardNavigation = ({
  hasShopLinks = false,
  ...props
}: DashboardNavigationProps) => {
  const isPrerendered = useIsPrerendered();
  const session = useSession();
  const isStaff = session.status === 'signedIn' && session.admin;
  return (
    <>
      <AccountPages {...props} />
      {isPrerendered ? (
        <PrerenderedFor audiences={['customer']}>
          <ShopLinks />
        </PrerenderedFor>
      ) : (
        (hasShopLinks || !isStaff) && <ShopLinks {...props} />
      )}
    </>
  );
};
