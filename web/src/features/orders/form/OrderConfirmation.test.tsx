import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { paths } from '../../../lib/router/paths.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { OrderConfirmation } from './OrderConfirmation.tsx';

const confirmationOf = (id: string, change: Partial<Order> = {}) => (
  <OrderConfirmation order={{ ...orderOf(id), ...change }} />
);

const confirmation = () => screen.getByRole('region', { name: 'Thank you for your order' });

describe('OrderConfirmation', () => {
  it('has the number, the pieces, the total and the promised day', () => {
    renderPage(confirmationOf('first'));
    for (const text of [
      'TH-00000001',
      '10 pieces, No. 4 Smoothing Plane',
      '$641.00',
      'By Saturday, 28 November 2026',
    ]) {
      screen.getByText(text);
    }
  });

  it('has the figures of the shop with the tax', () => {
    renderPage(confirmationOf('first', { taxRate: 825, tax: 5_288, total: 69_388 }));
    for (const text of ['$641.00', 'Tax (8.25%)', '$52.88', '$693.88']) screen.getByText(text);
  });

  it('says when to pay', () => {
    const { unmount } = renderPage(confirmationOf('first'));
    screen.getByText(/^We confirm your order within one working day\. You pay nothing now/);
    unmount();
    const dueAt = '2026-12-24T10:00:00.000Z';
    renderPage(confirmationOf('first', { terms: 'prepaid', dueAt }));
    screen.getByText(/Please pay \$641\.00 by bank transfer by .*, or the order is cancelled\./);
  });

  it('leads to the order and to the catalogue', () => {
    renderPage(confirmationOf('first'));
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('See this order')).toBe(paths.orderDetails.href('TH-00000001'));
    expect(hrefOf('Continue shopping')).toBe(paths.tools);
  });

  it('takes the focus for each placed order', () => {
    const { rerender } = renderPage(confirmationOf('first'));
    expect(document.activeElement).toBe(confirmation());
    confirmation().blur();
    rerender(confirmationOf('second'));
    expect(document.activeElement).toBe(confirmation());
  });
});
