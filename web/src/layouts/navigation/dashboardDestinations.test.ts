import { describe, expect, it } from 'vitest';
import {
  accountDestinationsOf,
  dashboardDestinationsOf,
  drawerDestinationsOf,
} from './dashboardDestinations.ts';
import { withIcons } from './dashboardIcons.ts';

const labels = (admin: boolean, buysForCompany = false) =>
  dashboardDestinationsOf({ admin, buysForCompany }).map(({ label }) => label);

describe('dashboardDestinationsOf', () => {
  it('lists the pages of customers', () => {
    expect(labels(false)).toEqual([
      'My Order',
      'Quotes',
      'My Invoices',
      'Lists',
      'Part numbers',
      'Add Review',
      'My Company',
      'Addresses',
      'My Profile',
    ]);
  });

  it('lists the pages of admins', () => {
    expect(labels(true)).toEqual([
      'Overview',
      'Orders',
      'Quotes',
      'Returns',
      'Invoices',
      'Receivables',
      'Bank',
      'Reports',
      'All Products',
      'Add Products',
      'Attributes',
      'Families',
      'Price lists',
      'Users',
      'Companies',
      'Inquiries',
      'Reviews',
      'Staff',
      'API keys',
      'Webhooks',
      'Settings',
      'Mail',
      'Audit log',
      'My Order',
      'My Invoices',
      'My Company',
      'Addresses',
      'My Profile',
    ]);
  });

  it('adds the approvals for who buys for a company', () => {
    expect(labels(false, true)).toContain('Approvals');
    expect(drawerDestinationsOf({ admin: false, buysForCompany: true }).length).toBe(
      labels(false, true).length,
    );
  });

  it.each([true, false])('lists each page in the drawer or at the name, admin: %s', (admin) => {
    const drawer = drawerDestinationsOf({ admin }).map(({ label }) => label);
    const account = accountDestinationsOf({ admin }).map(({ label }) => label);
    expect(drawer.includes('My Order')).toBe(!admin);
    expect([...drawer, ...account].toSorted()).toEqual(labels(admin).toSorted());
  });

  it('has an icon for each page', () => {
    const pages = [true, false].flatMap((admin) => withIcons(dashboardDestinationsOf({ admin })));
    const icons = new Map(pages.map(({ label, icon }) => [label, icon]));
    expect(new Set(icons.values()).size).toBe(icons.size);
  });
});
