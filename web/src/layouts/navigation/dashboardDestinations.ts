import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import type { Destination } from './navigation.ts';

const ownInvoices = { label: 'My Invoices', to: paths.ownInvoices };

const customerDestinations: Destination[] = [
  { label: 'My Order', to: paths.dashboard, alias: paths.myOrders },
  { label: 'Quotes', to: paths.quotes },
  ownInvoices,
  { label: 'Lists', to: furtherPaths.shoppingLists },
  { label: 'Part numbers', to: furtherPaths.partNumbers },
  { label: 'Add Review', to: paths.addReview },
];

const adminDestinations: Destination[] = [
  { label: 'Overview', to: paths.dashboard },
  { label: 'Orders', to: paths.allOrders },
  { label: 'Quotes', to: paths.allQuotes },
  { label: 'Returns', to: paths.allReturns },
  { label: 'Invoices', to: paths.invoices },
  { label: 'Receivables', to: paths.receivables },
  { label: 'Reports', to: furtherPaths.reports },
  { label: 'All Products', to: paths.manageTools },
  { label: 'Add Products', to: paths.addTool },
  { label: 'Attributes', to: furtherPaths.attributes },
  { label: 'Families', to: furtherPaths.families },
  { label: 'Price lists', to: paths.priceLists },
  { label: 'Users', to: paths.makeAdmin },
  { label: 'Companies', to: paths.companies },
  { label: 'Inquiries', to: paths.inquiries },
  { label: 'Reviews', to: paths.reviews },
  { label: 'Settings', to: paths.settings },
  { label: 'Mail', to: paths.mail },
  { label: 'Audit log', to: paths.auditLog },
];

const addresses = { label: 'Addresses', to: paths.addresses };

const company = { label: 'My Company', to: paths.company.path };

const approvals = { label: 'Approvals', to: paths.approvals };

const profile = { label: 'My Profile', to: paths.dashboardProfile };

const ownOrders = { label: 'My Order', to: paths.myOrders };

interface Owner {
  admin: boolean;
  /** Whether the account buys for a company. */
  buysForCompany?: boolean;
}

/**
 * The pages in the dashboard's drawer: for admins without the orders that they placed themselves.
 */
export const drawerDestinationsOf = ({ admin, buysForCompany = false }: Owner): Destination[] => [
  ...(admin ? adminDestinations : [...customerDestinations, company]),
  ...(buysForCompany ? [approvals] : []),
  addresses,
  profile,
];

/** The pages of an account that are not in its drawer, for the menu at its name. */
export const accountDestinationsOf = ({ admin }: { admin: boolean }): Destination[] =>
  admin ? [ownOrders, ownInvoices, company] : [];

/** The dashboard pages of an account. */
export const dashboardDestinationsOf = ({
  admin,
  buysForCompany = false,
}: Owner): Destination[] => [
  ...(admin ? adminDestinations : [...customerDestinations, company]),
  ...accountDestinationsOf({ admin }),
  ...(buysForCompany ? [approvals] : []),
  addresses,
  profile,
];
