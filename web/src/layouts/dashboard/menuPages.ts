import { matchPath } from 'react-router-dom';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import type { Destination } from '../navigation/navigation.ts';

/** The headings in the menu of staff, by the path with which each group begins. */
export const staffGroups: Readonly<Record<string, string>> = {
  [paths.allOrders]: 'Sales',
  [paths.manageTools]: 'Catalogue',
  [paths.makeAdmin]: 'Customers',
  [furtherPaths.staff]: 'Shop',
  [paths.addresses]: 'Account',
};

/** The headings above the first page of each group that is shown. */
export const groupsOf = (
  all: readonly Destination[],
  shown: readonly Destination[],
): Record<string, string> => {
  const groups: Record<string, string> = {};
  let heading: string | undefined;
  for (const destination of all) {
    heading = staffGroups[destination.to] ?? heading;
    if (heading === undefined || !shown.includes(destination)) continue;
    groups[destination.to] = heading;
    heading = undefined;
  }
  return groups;
};

/** The list to which the pages below a path belong; the first that matches counts. */
type Parents = readonly (readonly [path: string, list: string])[];

const staffParents: Parents = [
  [paths.orderDetails.path, paths.allOrders],
  [paths.quote.path, paths.allQuotes],
  [furtherPaths.newOffer.path, paths.allQuotes],
  [paths.orderReturn.path, paths.allReturns],
  [lazyPaths.editTool.path, paths.manageTools],
  [lazyPaths.priceList.path, paths.priceLists],
  [furtherPaths.customerGroups, paths.priceLists],
  [furtherPaths.roles, furtherPaths.staff],
  [lazyPaths.customer.path, paths.makeAdmin],
  [paths.managedCompany.path, paths.companies],
  [paths.inquiry.path, paths.inquiries],
  [lazyPaths.bankImports, furtherPaths.bank],
  [lazyPaths.webhook.path, furtherPaths.webhooks],
  [lazyPaths.mailDetails.path, furtherPaths.mail],
];

const customerParents: Parents = [
  [furtherPaths.buyAgain, paths.dashboard],
  [paths.orderDetails.path, paths.dashboard],
  [paths.orderReturn.path, paths.dashboard],
  [paths.quote.path, paths.quotes],
];

const sharedParents: Parents = [[paths.approval.path, paths.approvals]];

/** The page of the menu to which the page of a document belongs. */
export const menuPageOf = (pathname: string, admin: boolean): string | undefined =>
  [...(admin ? staffParents : customerParents), ...sharedParents].find(([path]) =>
    matchPath({ path, end: false }, pathname),
  )?.[1];
