import { expect, it } from 'vitest';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import { drawerDestinationsOf, permittedOf } from '../navigation/dashboardDestinations.ts';
import { groupsOf, menuPageOf, staffGroups } from './menuPages.ts';

it.each([
  ['/dashboard/orders/TH-4K2M9A7C', paths.allOrders, paths.dashboard],
  ['/dashboard/orders/TH-4K2M9A7C/return', paths.allOrders, paths.dashboard],
  ['/dashboard/returns/1', paths.allReturns, paths.dashboard],
  ['/dashboard/quotes/1', paths.allQuotes, paths.quotes],
  ['/dashboard/quotes/1/accept', paths.allQuotes, paths.quotes],
  ['/dashboard/buy-again', undefined, paths.dashboard],
  ['/dashboard/new-offer', paths.allQuotes, undefined],
  ['/dashboard/all-products/1', paths.manageTools, undefined],
  ['/dashboard/price-lists/new', paths.priceLists, undefined],
  ['/dashboard/customer-groups', paths.priceLists, undefined],
  ['/dashboard/roles', furtherPaths.staff, undefined],
  ['/dashboard/customers/1/catalogue/2', paths.makeAdmin, undefined],
  ['/dashboard/company/1', paths.companies, undefined],
  ['/dashboard/inquiries/1', paths.inquiries, undefined],
  ['/dashboard/webhooks/1', furtherPaths.webhooks, undefined],
  ['/dashboard/mail/1', furtherPaths.mail, undefined],
  ['/dashboard/approvals/1', paths.approvals, paths.approvals],
  ['/dashboard', undefined, undefined],
  ['/dashboard/quotes', undefined, undefined],
])('%s belongs to %s for staff, and to %s for a customer', (path, ofStaff, ofCustomer) => {
  expect(menuPageOf(path, true)).toBe(ofStaff);
  expect(menuPageOf(path, false)).toBe(ofCustomer);
});

it('puts the heading of a group above the first page that someone can open', () => {
  const all = drawerDestinationsOf({ admin: true });
  const shown = permittedOf(all, ['read_shipments', 'read_invoices', 'read_audit']);
  expect(groupsOf(all, shown)).toEqual({
    [paths.invoices]: 'Sales',
    [furtherPaths.auditLog]: 'Shop',
    [paths.addresses]: 'Account',
  });
  expect(groupsOf(all, permittedOf(all, undefined))).toEqual(staffGroups);
});

it('begins each group with a page of the menu', () => {
  const shown = drawerDestinationsOf({ admin: true }).map(({ to }) => to);
  expect(Object.keys(staffGroups).filter((path) => !shown.includes(path))).toEqual([]);
});
