// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { noOrdersText, noOwnOrdersText } from './listTexts.ts';

const search = {
  filter: 'all',
  payment: '',
  words: '',
  from: '',
  to: '',
  hasMore: false,
} as const;

describe('noOrdersText', () => {
  it('names the filter', () => {
    expect(noOrdersText(search).title).toBe('No orders yet');
    expect(noOrdersText({ ...search, filter: 'open' }).title).toBe('No open orders');
    expect(noOrdersText({ ...search, filter: 'shipped' }).title).toBe('No shipped orders');
    expect(noOrdersText({ ...search, filter: 'late' }).title).toBe('No late orders');
  });

  it('names the period', () => {
    const period = { ...search, from: '2026-11-01' };
    expect(noOrdersText(period).title).toBe('No orders in this period');
    expect(noOrdersText({ ...period, filter: 'open' }).title).toBe('No open orders in this period');
  });

  it('is about one customer', () => {
    const ofCustomer = { ...search, payer: 'ada' };
    expect(noOrdersText(ofCustomer).title).toBe('No orders of this customer');
    expect(noOrdersText({ ...ofCustomer, filter: 'open', to: '2026-11-01' })).toEqual({
      title: 'No open orders of this customer in this period',
      advice: 'Choose “All” as the status and “Any time” as the period to see all their orders.',
    });
  });

  it.each([
    ['unpaid', 'No orders are unpaid', /until they are paid in full/],
    ['overdue', 'No orders are overdue', /not paid by their due date/],
    ['refund-due', 'No orders have a refund due', /more was paid for them/],
  ] as const)('names the payment filter "%s"', (payment, title, advice) => {
    const text = noOrdersText({ ...search, payment });
    expect(text.title).toBe(title);
    expect(text.advice).toMatch(advice);
  });

  it('says which filters to loosen', () => {
    const overdue = { ...search, payment: 'overdue' } as const;
    expect(noOrdersText({ ...overdue, filter: 'confirmed' })).toEqual({
      title: 'No confirmed orders are overdue',
      advice: 'To see more orders, choose “All” as the status or “Any” as the payment.',
    });
    expect(noOrdersText({ ...overdue, filter: 'open', from: '2026-11-01' })).toEqual({
      title: 'No open orders are overdue in this period',
      advice:
        'To see more orders, choose “All” as the status, “Any time” as the period or “Any” as the payment.',
    });
  });

  it('repeats the words, and says where else to search', () => {
    const words = { ...search, words: 'berta' };
    expect(noOrdersText(words).title).toBe('No order matches "berta"');
    expect(noOrdersText(words).advice).toContain('order number or PO number');
    expect(noOrdersText(words).advice).not.toContain('also');
    const narrow = noOrdersText({ ...words, filter: 'open', to: '2026-11-01' });
    expect(narrow.advice).toContain('orders with any status and at any time.');
    const unpaid = noOrdersText({ ...words, payment: 'unpaid' });
    expect(unpaid.advice).toContain('orders with any payment status.');
  });
});

describe('noOwnOrdersText', () => {
  const own = { filter: 'all', payment: '', words: '', from: '', to: '' } as const;

  it('depends on the filters', () => {
    expect(noOwnOrdersText({ ...own, filter: 'open' }).title).toBe('No open orders');
    expect(noOwnOrdersText(own).title).toBe('No orders yet');
    expect(noOwnOrdersText({ ...own, payment: 'overdue' }).title).toBe('No orders are overdue');
    expect(noOwnOrdersText({ ...own, filter: 'open', payment: 'refund-due' })).toEqual({
      title: 'No open orders have a refund due',
      advice: 'To see more orders, choose “All” as the status or “Any” as the payment.',
    });
    expect(noOwnOrdersText({ ...own, from: '2026-11-01' }).title).toBe('No orders in this period');
  });

  it('repeats the words, and says what can be searched', () => {
    const { title, advice } = noOwnOrdersText({ ...own, words: 'saw', to: '2026-11-01' });
    expect(title).toBe('No order matches "saw"');
    expect(advice).toMatch(/tracking number.*You can also search the orders at any time\.$/);
  });

  it('leads from the orders of one person to those of all members', () => {
    const mine = { ...own, by: 'me' } as const;
    expect(noOwnOrdersText(mine)).toEqual({
      title: 'You have not ordered yet',
      advice: 'Choose “Anyone” to see the orders of all members.',
    });
    expect(noOwnOrdersText({ ...mine, filter: 'open' }).title).toBe('You have no open orders');
    expect(noOwnOrdersText({ ...mine, payment: 'unpaid' }).title).toBe('No orders are unpaid');
    expect(noOwnOrdersText({ ...own, by: 'bea' }).title).toBe('No orders of this person');
  });
});
