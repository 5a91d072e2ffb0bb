import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { CompactPayment, OrderPayment } from './OrderPayment.tsx';

const order = orderOf('first');
const year = new Date().getUTCFullYear();
const later = `${year + 1}-03-01T10:00:00.000Z`;
const earlier = `${year - 1}-03-01T10:00:00.000Z`;

const states: [string, Partial<Order>, table: string, phone: string][] = [
  ['without a due date', {}, 'Unpaid$641.00 due', '$641.00 due'],
  ['with a due date', { dueAt: later }, 'Unpaid$641.00 due 1 Mar', '$641.00 due 1 Mar'],
  ['paid in part', { paid: 60_000 }, 'Part paid$41.00 due', '$41.00 due'],
  ['that is overdue', { dueAt: earlier }, `Overdue$641.00 due 1 Mar ${year - 1}`, '$641.00Overdue'],
  ['that is paid', { paid: 64_100 }, 'Paid', 'Paid'],
  ['paid twice', { paid: 128_200 }, 'Refund due$641.00', '$641.00Refund due'],
  [
    'cancelled after a payment',
    { status: 'cancelled', paid: 5_000 },
    'Refund due$50.00',
    '$50.00Refund due',
  ],
  ['that was refunded', { status: 'cancelled', refunded: 5_000 }, 'Refunded', 'Refunded'],
  ['cancelled before a payment', { status: 'cancelled' }, 'Nothing due', 'Nothing due'],
];

describe('The payment of an order', () => {
  it.each(states)('%s says %j', (_name, state, table, phone) => {
    const shown = { ...order, ...state };
    expect(render(<OrderPayment order={shown} />).container.textContent).toBe(table);
    expect(render(<CompactPayment order={shown} />).container.textContent).toBe(phone);
  });
});
