import { paths } from '../paths.ts';
import type { Destination } from './navigation.ts';

const customerDestinations: Destination[] = [
  { label: 'My Order', to: paths.dashboard, alias: paths.myOrders },
  { label: 'Quotes', to: paths.quotes },
  { label: 'Add Review', to: paths.addReview },
];

const adminDestinations: Destination[] = [
  { label: 'Overview', to: paths.dashboard },
  { label: 'Make Admin', to: paths.makeAdmin },
  { label: 'All Orders', to: paths.allOrders },
  { label: 'Quotes', to: paths.allQuotes },
  { label: 'Invoices', to: paths.invoices },
  { label: 'Receivables', to: paths.receivables },
  { label: 'Inquiries', to: paths.inquiries },
  { label: 'All Products', to: paths.manageTools },
  { label: 'Add Products', to: paths.addTool },
  { label: 'Reviews', to: paths.reviews },
  { label: 'Settings', to: paths.settings },
  { label: 'Mail', to: paths.mail },
  { label: 'Audit log', to: paths.auditLog },
  { label: 'My Order', to: paths.myOrders },
];

const addresses = { label: 'Addresses', to: paths.addresses };

const profile = { label: 'My Profile', to: paths.dashboardProfile };

/** The dashboard pages of an account. */
export const dashboardDestinationsOf = ({ admin }: { admin: boolean }): Destination[] => [
  ...(admin ? adminDestinations : customerDestinations),
  addresses,
  profile,
];
