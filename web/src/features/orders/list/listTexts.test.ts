// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { noOrdersText, noOwnOrdersText } from './listTexts.ts';

const search = { filter: 'all', words: '', from: '', to: '', hasMore: false } as const;

describe('noOrdersText', () => {
  it('names the filter', () => {
    expect(noOrdersText(search).title).toBe('No orders yet');
    expect(noOrdersText({ ...search, filter: 'open' }).title).toBe('No open orders');
    expect(noOrdersText({ ...search, filter: 'shipped' }).title).toBe('No shipped orders');
  });

  it('names the period', () => {
    const period = { ...search, from: '2026-11-01' };
    expect(noOrdersText(period).title).toBe('No orders in this period');
    expect(noOrdersText({ ...period, filter: 'open' }).title).toBe('No open orders in this period');
  });

  it('repeats the words, and says where else to search', () => {
    const words = { ...search, words: 'berta' };
    expect(noOrdersText(words).title).toBe('No order matches "berta"');
    expect(noOrdersText(words).advice).toContain('order number or PO number');
    expect(noOrdersText(words).advice).not.toContain('also');
    const narrow = noOrdersText({ ...words, filter: 'open', to: '2026-11-01' });
    expect(narrow.advice).toContain('orders with any status and at any time.');
  });

  it('does not rule out matches on the next pages', () => {
    const { title, advice } = noOrdersText({ ...search, words: 'berta', hasMore: true });
    expect(title).toBe('No order found so far');
    expect(advice).toContain('Show more');
  });
});

describe('noOwnOrdersText', () => {
  it('depends on the filter', () => {
    expect(noOwnOrdersText('open').title).toBe('No open orders');
    expect(noOwnOrdersText('all').title).toBe('No orders yet');
  });
});
