import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../testing/fixtures.ts';
import { PaymentStatusChip } from './PaymentStatusChip.tsx';

const order = orderOf('first');
const late = '2026-01-01T10:00:00.000Z';

describe('PaymentStatusChip', () => {
  it.each([
    ['Unpaid', {}],
    ['Part paid', { paid: 100 }],
    ['Paid', { paid: order.total }],
    ['Overdue', { paid: 100, dueAt: late }],
    ['Refund due', { status: 'cancelled', paid: 100 }],
    ['Refunded', { status: 'cancelled', refunded: 100 }],
  ] as const)('says %s for %j', (text, state) => {
    render(<PaymentStatusChip order={{ ...order, ...state }} />);
    screen.getByText(text);
  });

  it('is absent for a cancelled order that was never paid', () => {
    const { container } = render(<PaymentStatusChip order={{ ...order, status: 'cancelled' }} />);
    expect(container.childElementCount).toBe(0);
  });
});
