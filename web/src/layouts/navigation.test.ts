import { describe, expect, it } from 'vitest';
import { dashboardDestinationsOf } from './navigation.ts';

const labels = (admin: boolean) => dashboardDestinationsOf({ admin }).map(({ label }) => label);

describe('dashboardDestinationsOf', () => {
  it('leads customers to their own orders', () => {
    expect(labels(false)).toEqual(['My Order', 'Add Review', 'My Profile']);
  });

  it('leads admins to all orders', () => {
    expect(labels(true)).toEqual(['All Orders', 'My Profile']);
  });
});
