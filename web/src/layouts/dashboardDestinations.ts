import {
  mdiAccountCircleOutline,
  mdiCashClock,
  mdiClipboardListOutline,
  mdiHistory,
  mdiMapMarkerOutline,
  mdiPackageVariant,
  mdiPlusBoxOutline,
  mdiShieldAccountOutline,
  mdiStarOutline,
  mdiToolboxOutline,
  mdiViewDashboardOutline,
} from '@mdi/js';
import { paths } from '../paths.ts';
import type { Destination } from './navigation.ts';

interface DashboardDestination extends Destination {
  icon: string;
}

const customerDestinations: DashboardDestination[] = [
  { label: 'My Order', to: paths.dashboard, alias: paths.myOrders, icon: mdiPackageVariant },
  { label: 'Add Review', to: paths.addReview, icon: mdiStarOutline },
];

const adminDestinations: DashboardDestination[] = [
  { label: 'Overview', to: paths.dashboard, icon: mdiViewDashboardOutline },
  { label: 'Make Admin', to: paths.makeAdmin, icon: mdiShieldAccountOutline },
  { label: 'All Orders', to: paths.allOrders, icon: mdiClipboardListOutline },
  { label: 'Receivables', to: paths.receivables, icon: mdiCashClock },
  { label: 'All Products', to: paths.manageTools, icon: mdiToolboxOutline },
  { label: 'Add Products', to: paths.addTool, icon: mdiPlusBoxOutline },
  { label: 'Audit log', to: paths.auditLog, icon: mdiHistory },
  { label: 'My Order', to: paths.myOrders, icon: mdiPackageVariant },
];

const addresses = { label: 'Addresses', to: paths.addresses, icon: mdiMapMarkerOutline };

const profile = {
  label: 'My Profile',
  to: paths.dashboardProfile,
  icon: mdiAccountCircleOutline,
};

/** The dashboard pages of an account. */
export const dashboardDestinationsOf = ({ admin }: { admin: boolean }): DashboardDestination[] => [
  ...(admin ? adminDestinations : customerDestinations),
  addresses,
  profile,
];
