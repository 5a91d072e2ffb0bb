import {
  mdiCardAccountDetailsOutline,
  mdiClipboardTextOutline,
  mdiHammerScrewdriver,
  mdiHomeOutline,
  mdiPostOutline,
} from '@mdi/js';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { PrerenderedFor } from '../../domain/page/PrerenderedFor.tsx';
import { useCompaniesInReview } from '../../features/companies/data/useManagedCompanies.ts';
import { useNewInquiries } from '../../features/inquiries/manage/useInquiries.ts';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { paths } from '../../lib/router/paths.ts';
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
  /** How many items of a page wait, by its path. */
  waiting?: Partial<Record<string, number | undefined>>;
}

const Pages = ({ admin, waiting = {}, ...props }: PagesProps) => (
  <NavigationList
    label="Dashboard"
    heading={<Heading>Dashboard</Heading>}
    destinations={withIcons(drawerDestinationsOf({ admin })).map((destination) => ({
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

const AccountPages = (props: DashboardNavigationProps) => {
  const isPrerendered = useIsPrerendered();
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.admin;
  const waiting = {
    [paths.inquiries]: useNewInquiries(isAdmin),
    [paths.companies]: useCompaniesInReview(isAdmin),
  };
  if (isPrerendered) return <PrerenderedPages />;
  if (session.status !== 'signedIn') {
    return <Spinner label="Checking your rights" height={96} size={24} />;
  }
  return <Pages admin={session.admin} waiting={waiting} {...props} />;
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
