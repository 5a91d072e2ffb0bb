import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../paths.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { OrderConfirmation } from './OrderConfirmation.tsx';

const confirmationOf = (id: string) => (
  <MemoryRouter>
    <OrderConfirmation order={orderOf(id)} />
  </MemoryRouter>
);

const confirmation = () => screen.getByRole('region', { name: 'Thank you for your order' });

describe('OrderConfirmation', () => {
  it('has the number, the pieces, the total and the promised day', () => {
    render(confirmationOf('first'));
    for (const text of [
      'TH-00000001',
      '10 pieces, No. 4 Smoothing Plane',
      '$641.00',
      'By Saturday, 28 November 2026',
    ]) {
      screen.getByText(text);
    }
  });

  it('leads to the order and to the catalogue', () => {
    render(confirmationOf('first'));
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('See this order')).toBe(paths.orderDetails.href('first'));
    expect(hrefOf('Continue shopping')).toBe(paths.tools);
  });

  it('takes the focus for each placed order', () => {
    const { rerender } = render(confirmationOf('first'));
    expect(document.activeElement).toBe(confirmation());
    confirmation().blur();
    rerender(confirmationOf('second'));
    expect(document.activeElement).toBe(confirmation());
  });
});
