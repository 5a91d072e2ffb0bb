import { mdiClipboardListOutline, mdiPackageVariant } from '@mdi/js';
import { paths } from '../paths.ts';

export interface Destination {
  label: string;
  to: string;
}

interface DashboardDestination extends Destination {
  icon: string;
  audience: 'customer' | 'admin';
}

export const storeDestinations: Destination[] = [
  { label: 'Home', to: paths.home },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Portfolio', to: paths.portfolio },
];

export const visitorDestinations: Destination[] = [
  { label: 'Login', to: paths.login },
  { label: 'Register', to: paths.register },
];

const dashboardDestinations: DashboardDestination[] = [
  { label: 'My Order', to: paths.dashboard, icon: mdiPackageVariant, audience: 'customer' },
  { label: 'All Orders', to: paths.allOrders, icon: mdiClipboardListOutline, audience: 'admin' },
];

/** The dashboard's pages for an account. */
export const dashboardDestinationsOf = ({ admin }: { admin: boolean }): DashboardDestination[] =>
  dashboardDestinations.filter(({ audience }) => audience === (admin ? 'admin' : 'customer'));
