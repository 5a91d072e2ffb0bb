import { apiRoutes, type Permission } from 'functions/contract';
import { can } from '../../domain/staff/can.ts';
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
  { label: 'Orders', to: paths.allOrders, route: apiRoutes.listOrders },
  { label: 'Quotes', to: paths.allQuotes, route: apiRoutes.listQuotes },
  { label: 'Returns', to: paths.allReturns, route: apiRoutes.listReturns },
  { label: 'Invoices', to: paths.invoices, route: apiRoutes.listInvoices },
  { label: 'Receivables', to: furtherPaths.receivables, route: apiRoutes.receivables },
  { label: 'Bank', to: furtherPaths.bank, route: apiRoutes.listBankEntries },
  { label: 'Reports', to: furtherPaths.reports, route: apiRoutes.salesReport },
  { label: 'All Products', to: paths.manageTools, route: apiRoutes.countMissing },
  { label: 'Add Products', to: paths.addTool, route: apiRoutes.createTool },
  { label: 'Attributes', to: furtherPaths.attributes, route: apiRoutes.countMissing },
  { label: 'Families', to: furtherPaths.families, route: apiRoutes.listFamilies },
  { label: 'Price lists', to: paths.priceLists, route: apiRoutes.listPriceLists },
  { label: 'Users', to: paths.makeAdmin, route: apiRoutes.listUsers },
  { label: 'Companies', to: paths.companies, route: apiRoutes.listCompanies },
  { label: 'Inquiries', to: paths.inquiries, route: apiRoutes.listInquiries },
  { label: 'Reviews', to: furtherPaths.reviews, route: apiRoutes.listAllReviews },
  { label: 'Staff', to: furtherPaths.staff, route: apiRoutes.listStaffRoles },
  { label: 'API keys', to: furtherPaths.keys, route: apiRoutes.listKeys },
  { label: 'Webhooks', to: furtherPaths.webhooks, route: apiRoutes.listWebhooks },
  { label: 'Settings', to: furtherPaths.settings, route: apiRoutes.getSettings },
  { label: 'Mail', to: furtherPaths.mail, route: apiRoutes.listMails },
  { label: 'Audit log', to: furtherPaths.auditLog, route: apiRoutes.listAudit },
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

/** The pages that someone with these permissions can open; all as long as they are not known. */
export const permittedOf = (
  destinations: readonly Destination[],
  permissions: readonly Permission[] | undefined,
): Destination[] =>
  destinations.filter(({ route }) => !permissions || !route || can(permissions, route));

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
