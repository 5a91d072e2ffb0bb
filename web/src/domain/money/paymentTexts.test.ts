import { describe, expect, it } from 'vitest';
import { orderOf } from '../../testing/fixtures.ts';
import { formatDateTime } from '../time/dates.ts';
import { dueText, howToPayText } from './paymentTexts.ts';

const order = orderOf('first');
const now = new Date('2026-12-21T23:00:00.000Z');
const on = (day: string) => ({
  ...order,
  status: 'confirmed' as const,
  dueAt: `${day}T23:59:59.999Z`,
});
const held = { ...order, terms: 'prepaid', dueAt: '2026-12-24T10:00:00.000Z' } as const;

describe('dueText', () => {
  it.each([
    ['before the invoice', order, 'Due 30 days after the invoice'],
    ['on the due day', on('2026-12-21'), 'Due 21 December 2026'],
    ['a day late', on('2026-12-20'), '1 day overdue'],
    ['months late', on('2026-10-22'), '60 days overdue'],
    [
      'of a prepaid order without a hold',
      { ...held, dueAt: null },
      'Pay before we process the order',
    ],
    ['of a confirmed prepaid order', { ...held, status: 'confirmed' }, 'Due 24 December 2026'],
  ] as const)('%s', (_case, state, text) => {
    expect(dueText(state, now)).toBe(text);
  });

  it('has the end of the hold of a prepaid order', () => {
    expect(dueText(held, now)).toBe(
      `Pay by ${formatDateTime(held.dueAt)} or the order is cancelled`,
    );
  });

  it.each([
    ['cancelled', 0],
    ['delivered', order.total],
  ] as const)('is null for a %s order of which %d cents are paid', (status, paid) => {
    expect(dueText({ ...order, status, paid }, now)).toBeNull();
  });
});

describe('howToPayText', () => {
  it.each([
    [order, 'You pay nothing now: the payment is due 30 days after the invoice, by bank transfer.'],
    [
      { ...held, paymentMethod: 'card' },
      `Please pay $641.00 by card by ${formatDateTime(held.dueAt)}, or the order is cancelled.`,
    ],
    [{ ...held, dueAt: null }, 'Please pay $641.00 by bank transfer before we process the order.'],
  ] as const)('%#', (state, text) => {
    expect(howToPayText(state)).toBe(text);
  });
});
