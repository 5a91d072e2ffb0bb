import {
  mdiCardAccountDetailsOutline,
  mdiClipboardTextOutline,
  mdiHammerScrewdriver,
  mdiHomeOutline,
  mdiPostOutline,
} from '@mdi/js';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { companyKeys } from '../../domain/company/companyKeys.ts';
import { useMembership } from '../../domain/company/useMembership.ts';
import { useWaitingCount } from '../../domain/list/useCounts.ts';
import { PrerenderedFor } from '../../domain/page/PrerenderedFor.tsx';
import { useWaitingRequests } from '../../domain/request/useRequests.ts';
import { returnKeys } from '../../domain/returns/returnKeys.ts';
import { inquiryKeys } from '../../features/inquiries/manage/inquiryKeys.ts';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { paths } from '../../lib/router/paths.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import type { Session } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { drawerDestinationsOf } from '../navigation/dashboardDestinations.ts';
import { withIcons } from '../navigation/dashboardIcons.ts';
import { NavigationList } from '../navigation/NavigationList.tsx';
import { storeDestinations } from '../navigation/navigation.ts';
import { quickOrderDestination } from '../navigation/quickOrderDestination.ts';

interface DashboardNavigationProps {
  onNavigate?: () => void;
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

interface PagesProps extends DashboardNavigationProps {
  admin: boolean;
  /** Whether the account buys for a company. */
  buysForCompany?: boolean;
  /** How many items of a page wait, by its path. */
  waiting?: Partial<Record<string, number | undefined>>;
}

const Pages = ({ admin, buysForCompany = false, waiting = {}, ...props }: PagesProps) => (
  <NavigationList
    label="Dashboard"
    heading={<Heading>Dashboard</Heading>}
    destinations={withIcons(drawerDestinationsOf({ admin, buysForCompany })).map((destination) => ({
      ...destination,
      unread: waiting[destination.to],
    }))}
    {...props}
  />
);

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

interface SignedInPagesProps extends Pick<PagesProps, 'waiting' | 'onNavigate'> {
  session: Extract<Session, { status: 'signedIn' }>;
}

const SignedInPages = ({ session, waiting, ...props }: SignedInPagesProps) => {
  const { user, admin } = session;
  const membership = useMembership(user.uid);
  const waitingRequests = useWaitingRequests(user.uid, membership?.role);
  return (
    <Pages
      admin={admin}
      buysForCompany={buyingFor() !== ''}
      waiting={{ ...waiting, [paths.approvals]: waitingRequests }}
      {...props}
    />
  );
};

const AccountPages = (props: DashboardNavigationProps) => {
  const isPrerendered = useIsPrerendered();
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.admin;
  const waiting = {
    [paths.inquiries]: useWaitingCount(
      inquiryKeys.lists,
      { of: 'inquiries', status: 'new' },
      isAdmin,
    ),
    [paths.companies]: useWaitingCount(
      companyKeys.lists,
      { of: 'companies', status: 'requested' },
      isAdmin,
    ),
    [paths.allReturns]: useWaitingCount(
      returnKeys.lists,
      { of: 'returns', status: 'requested' },
      isAdmin,
    ),
  };
  if (isPrerendered) return <PrerenderedPages />;
  if (session.status !== 'signedIn') {
    return <Spinner label="Checking your rights" height={96} size={24} />;
  }
  return <SignedInPages session={session} waiting={waiting} {...props} />;
};

/** Links to the dashboard pages of this account, and to the shop. */
export const DashboardNavigation = (props: DashboardNavigationProps) => (
  <>
    <AccountPages {...props} />
    <Divider />
    <NavigationList
      label="Main"
      heading={<Heading>Shop</Heading>}
      destinations={storeLinks}
      {...props}
    />
  </>
);
