import { describe, expect, it } from 'vitest';
import { dashboardDestinationsOf } from './dashboardDestinations.ts';

const labels = (admin: boolean) => dashboardDestinationsOf({ admin }).map(({ label }) => label);

describe('dashboardDestinationsOf', () => {
  it('lists the pages of customers', () => {
    expect(labels(false)).toEqual(['My Order', 'Add Review', 'Addresses', 'My Profile']);
  });

  it('lists the pages of admins', () => {
    expect(labels(true)).toEqual([
      'Overview',
      'Make Admin',
      'All Orders',
      'Receivables',
      'All Products',
      'Add Products',
      'Audit log',
      'My Order',
      'Addresses',
      'My Profile',
    ]);
  });
});
