import {
  isUnasked,
  type QuoteStatus,
  quoteLifecycle,
  quoteStatuses,
  staffPlacement,
} from 'functions/contract';
import type { OrderDocument } from 'functions/documents';
import { describe, expect, it } from 'vitest';
import { documentsIn, pastDocuments } from '../actions/pastShop.ts';
import { checkQuotes } from '../checks/checkQuotes.ts';
import { seed } from '../dataset/seedData.ts';
import { quoteDocuments } from './quoteDocuments.ts';

const quotes = quoteDocuments(seed, 'bucket');
const contents = quotes.map(({ content }) => content);
const past = await pastDocuments(seed, 'bucket');
const orders = documentsIn<OrderDocument>(past, 'orders');

describe('The quotes of the seed', () => {
  it.each<[QuoteStatus, number]>([
    ['requested', 2],
    ['offered', 3],
    ['accepted', 2],
    ['declined', 1],
    ['expired', 0],
  ])('are %s: %i', (status, count) => {
    expect(quoteStatuses).toContain(status);
    expect(
      contents.filter(
        (quote) => quoteLifecycle.statusAt(quote.status, quote.validUntil, seed.now) === status,
      ),
    ).toHaveLength(count);
  });

  it('have a possible history, in the order of time and before the shop starts', () => {
    for (const { history, status, createdAt, updatedAt, messages } of contents) {
      const statuses = history.map((event) => event.status);
      expect(quoteLifecycle.isHistory(statuses, status)).toBe(true);
      const times = [createdAt, ...history.map(({ at }) => at), updatedAt, seed.now].map(Number);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(messages.every(({ at }) => at <= updatedAt)).toBe(true);
    }
  });

  it('have prices and totals as soon as they are offered', () => {
    for (const { lines, totals, history, validUntil } of contents) {
      const isOffered = history.some(({ status }) => status === 'offered');
      expect([totals !== null, validUntil !== null]).toEqual([isOffered, isOffered]);
      const sum = lines.reduce((before, { lineTotal }) => before + (lineTotal ?? 0), 0);
      expect(sum).toBe(totals?.subtotal ?? 0);
      for (const { unitPrice, listPrice } of lines) {
        if (unitPrice !== null) expect(unitPrice).toBeLessThan(listPrice);
      }
    }
  });

  it('name the orders that they became, which name the quotes and have their lines', () => {
    const accepted = contents.filter(({ status }) => status === 'accepted');
    for (const content of accepted) {
      const order = orders.find(({ path }) => path === `orders/${content.orderId}`);
      expect(order?.content).toMatchObject({
        number: content.orderNumber,
        quoteNumber: content.number,
        userId: content.userId,
        ...content.totals,
        lines: content.lines.map(({ listPrice: _, ...line }) => ({ ...line, breakQuantity: null })),
      });
      expect(order?.content.createdAt).toEqual(content.updatedAt);
    }
    const agreed = orders.filter(({ content: { quoteId } }) => quoteId !== null);
    expect(agreed).toHaveLength(accepted.length);
  });

  it('say which order staff placed for the customer, and which offer nobody had asked for', () => {
    const byPhone = orders.filter(({ content }) => staffPlacement(content) !== undefined);
    expect(byPhone.map(({ path }) => path)).toEqual(['orders/seed-order-phone']);
    const unasked = quotes.filter(({ content }) => isUnasked(content));
    expect(unasked.map(({ path }) => path)).toEqual([
      'quotes/seed-quote-called',
      'quotes/seed-quote-phone',
    ]);
  });
});

describe('checkQuotes', () => {
  const quote = seed.quotes.find(({ offer }) => offer === undefined);

  it.each([
    ['a tool that does not exist', { lines: [{ toolId: 'anvil', quantity: 1 }] }, 'no tool anvil'],
    ['an unknown customer', { userId: 'nobody' }, 'no account nobody'],
    ['no lines', { lines: [] }, 'Choose at least one tool'],
    ['an order of another customer', { orderId: 'seed-order-large' }, 'not an order of this'],
    [
      'an order at other prices',
      { orderId: 'seed-order-placed', userId: 'seed-customer' },
      'has other prices',
    ],
  ])('refuses %s', (_, change, message) => {
    if (!quote) throw new Error('The seed has no quotes.');
    expect(() => checkQuotes({ ...seed, quotes: [{ ...quote, ...change }] })).toThrow(message);
  });
});
