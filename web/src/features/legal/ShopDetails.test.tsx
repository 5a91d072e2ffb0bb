import { render, screen } from '@testing-library/react';
import type { PublicSettings } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { shopOf } from '../../testing/fixtures.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { ShopConditions } from './ShopConditions.tsx';
import { ShopDetails } from './ShopDetails.tsx';

const renderDetails = (data?: PublicSettings, error: Error | null = null) => {
  const refetch = vi.fn();
  render(
    <ShopDetails title="The seller" query={{ data, error, refetch }}>
      {(shop) => <ShopConditions {...shop} />}
    </ShopDetails>,
  );
  return { refetch };
};

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('ShopDetails', () => {
  it('shows who the shop is, how to reach it, and its conditions', () => {
    const contact = { email: 'orders@shop.test', phone: '+1 (503) 555 0142' };
    const name = { name: 'Tools Hub LLC', address: '410 Foundry Street\nPortland' };
    const rules = { taxRate: 825, orderMinimum: 5_000, cardPayments: true };
    renderDetails(shopOf({ ...name, ...contact, ...rules }));
    expect(facts()).toEqual({
      Name: 'Tools Hub LLC',
      'E-mail': 'orders@shop.test',
      Address: '410 Foundry Street\nPortland',
      Phone: '+1 (503) 555 0142',
      Tax: '8.25%, added to the prices',
      'Order minimum': '$50.00 before tax',
      Payment: 'Bank transfer or card',
      'Return period': '30 days from the delivery',
    });
    const [email, phone] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect([email, phone]).toEqual(['mailto:orders@shop.test', 'tel:+15035550142']);
  });

  it('says what a shop has not entered yet', () => {
    renderDetails(shopOf({ name: '', address: '', email: '', phone: '', cardPayments: false }));
    const missing = 'Not published yet';
    expect(facts()).toEqual({
      Name: 'Tools Hub',
      'E-mail': missing,
      Address: missing,
      Phone: missing,
      Tax: 'None',
      'Order minimum': 'None',
      Payment: 'Bank transfer',
      'Return period': '30 days from the delivery',
    });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says that the details are loading', () => {
    renderDetails();
    screen.getByRole('status', { name: 'Loading the shop’s details' });
  });

  it('says why they could not be loaded, and tries again', async () => {
    const { refetch } = renderDetails(undefined, new ApiProblem('network', 0, {}));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });
});
