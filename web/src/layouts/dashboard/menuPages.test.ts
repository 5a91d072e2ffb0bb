import { expect, it } from 'vitest';
import { paths } from '../../lib/router/paths.ts';
import { drawerDestinationsOf } from '../navigation/dashboardDestinations.ts';
import { menuPageOf, staffGroups } from './menuPages.ts';

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
  ['/dashboard/customers/1/catalogue/2', paths.makeAdmin, undefined],
  ['/dashboard/company/1', paths.companies, undefined],
  ['/dashboard/inquiries/1', paths.inquiries, undefined],
  ['/dashboard/mail/1', paths.mail, undefined],
  ['/dashboard/approvals/1', paths.approvals, paths.approvals],
  ['/dashboard', undefined, undefined],
  ['/dashboard/quotes', undefined, undefined],
])('%s belongs to %s for staff, and to %s for a customer', (path, ofStaff, ofCustomer) => {
  expect(menuPageOf(path, true)).toBe(ofStaff);
  expect(menuPageOf(path, false)).toBe(ofCustomer);
});

it('begins each group with a page of the menu', () => {
  const shown = drawerDestinationsOf({ admin: true }).map(({ to }) => to);
  expect(Object.keys(staffGroups).filter((path) => !shown.includes(path))).toEqual([]);
});
