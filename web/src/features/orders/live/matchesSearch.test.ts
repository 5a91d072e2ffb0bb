import { describe, expect, it } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import type { OrderSearch } from '../../../domain/order/orderSearch.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { matchesSearch } from './matchesSearch.ts';

const now = new Date('2026-11-23T00:00:00Z');
const everything: OrderSearch = { filter: 'all', payment: '', words: '', from: '', to: '' };
const matches = (search: Partial<OrderSearch>, fields: Partial<Order> = {}) =>
  matchesSearch({ ...orderOf('first'), ...fields }, { ...everything, ...search }, now);

describe('matchesSearch', () => {
  it('compares the status', () => {
    expect(matches({ filter: 'open' })).toBe(true);
    expect(matches({ filter: 'open' }, { status: 'delivered' })).toBe(false);
    expect(matches({ filter: 'delivered' }, { status: 'delivered' })).toBe(true);
  });

  it('finds late orders from the day after their day to ship, as long as pieces remain', () => {
    expect(matches({ filter: 'late' }, { shipBy: '2026-11-23' })).toBe(false);
    expect(matches({ filter: 'late' }, { shipBy: '2026-11-22' })).toBe(true);
    const lines = orderOf('first').lines.map((line) => ({ ...line, shipped: line.quantity }));
    expect(matches({ filter: 'late' }, { shipBy: '2026-11-22', lines })).toBe(false);
  });

  it('finds confirmed orders to ship from their day on', () => {
    const confirmed = (shipBy: string) => ({ shipBy, status: 'confirmed' }) as const;
    expect(matches({ filter: 'to-ship' }, confirmed('2026-11-24'))).toBe(false);
    expect(matches({ filter: 'to-ship' }, confirmed('2026-11-23'))).toBe(true);
    expect(matches({ filter: 'to-ship' }, { shipBy: '2026-11-23', status: 'placed' })).toBe(false);
  });

  it('compares the payment', () => {
    expect(matches({ payment: 'unpaid' })).toBe(true);
    expect(matches({ payment: 'overdue' })).toBe(false);
    expect(matches({ payment: 'overdue' }, { dueAt: '2026-11-01T00:00:00.000Z' })).toBe(true);
    expect(matches({ payment: 'refund-due' }, { status: 'cancelled', paid: 5 })).toBe(true);
    expect(matches({ payment: 'unpaid' }, { paid: 64_100 })).toBe(false);
  });

  it.each([
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-22', '', false],
    ['', '2026-11-20', false],
    ['2026-11-01', '', true],
  ])('compares the days from "%s" to "%s"', (from, to, expected) => {
    expect(matches({ from, to })).toBe(expected);
  });

  it('compares the payer, and not who ordered', () => {
    const fields = { payerId: 'company', userId: 'carla' };
    expect(matches({ payer: 'company' }, fields)).toBe(true);
    expect(matches({ payer: 'carla' }, fields)).toBe(false);
  });

  it('ignores the filters of a search for a number', () => {
    const filters = { filter: 'open', payment: 'overdue', from: '2026-12-01' } as const;
    expect(matches({ ...filters, words: 'TH-00000001' }, { status: 'delivered' })).toBe(true);
    expect(matches({ ...filters, words: 'carla' }, { status: 'delivered' })).toBe(false);
  });

  it.each([
    ['TH-00000001', true],
    ['th 00000001', true],
    ['TH-00000001-S2', true],
    ['carla smooth', true],
    ['PLN-0004', true],
    ['po-77', true],
    ['carla chisel', false],
    ['cárla smooth', true],
    ['2026-000123', true],
    ['123', true],
    ['smoothing-plane', true],
  ])('finds the words "%s": %s', (words, expected) => {
    const numbers = { poNumber: 'PO-77', invoiceNumber: '2026-000123' };
    expect(matches({ words }, numbers)).toBe(expected);
  });
});
