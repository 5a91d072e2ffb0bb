import { describe, expect, it } from 'vitest';
import { dashboardDestinationsOf } from './dashboardDestinations.ts';

const labels = (admin: boolean) => dashboardDestinationsOf({ admin }).map(({ label }) => label);

describe('dashboardDestinationsOf', () => {
  it('leads customers to their own orders and the review', () => {
    expect(labels(false)).toEqual(['My Order', 'Add Review', 'My Profile']);
  });

  it('leads admins to what they run the shop with', () => {
    expect(labels(true)).toEqual([
      'Overview',
      'Make Admin',
      'All Orders',
      'All Products',
      'Add Products',
      'Audit log',
      'My Profile',
    ]);
  });
});
