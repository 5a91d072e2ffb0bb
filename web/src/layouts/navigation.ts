import {
  mdiAccountCircleOutline,
  mdiClipboardListOutline,
  mdiPackageVariant,
  mdiStarOutline,
} from '@mdi/js';
import { paths } from '../paths.ts';

export interface Destination {
  label: string;
  to: string;
}

interface DashboardDestination extends Destination {
  icon: string;
  audience: 'customer' | 'admin' | 'everyone';
}

export const storeDestinations: Destination[] = [
  { label: 'Home', to: paths.home },
  { label: 'Tools', to: paths.tools },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Portfolio', to: paths.portfolio },
];

export const footerDestinations: Destination[] = [
  { label: 'Home', to: paths.home },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Questions', to: paths.questions },
];

export const visitorDestinations: Destination[] = [
  { label: 'Login', to: paths.login },
  { label: 'Register', to: paths.register },
];

const dashboardDestinations: DashboardDestination[] = [
  { label: 'My Order', to: paths.dashboard, icon: mdiPackageVariant, audience: 'customer' },
  { label: 'Add Review', to: paths.addReview, icon: mdiStarOutline, audience: 'customer' },
  { label: 'All Orders', to: paths.allOrders, icon: mdiClipboardListOutline, audience: 'admin' },
  {
    label: 'My Profile',
    to: paths.dashboardProfile,
    icon: mdiAccountCircleOutline,
    audience: 'everyone',
  },
];

/** The dashboard's pages for an account. */
export const dashboardDestinationsOf = ({ admin }: { admin: boolean }): DashboardDestination[] =>
  dashboardDestinations.filter(
    ({ audience }) => audience === 'everyone' || audience === (admin ? 'admin' : 'customer'),
  );
