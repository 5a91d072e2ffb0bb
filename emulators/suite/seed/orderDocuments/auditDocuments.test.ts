import { expect, it } from 'vitest';
import { seed } from '../dataset/seedData.ts';
import { auditDocuments } from './auditDocuments.ts';
import { inquiryDocuments } from './inquiryDocuments.ts';
import { orderDocuments } from './orderDocuments.ts';
import { quoteDocuments } from './quoteDocuments.ts';

const orders = orderDocuments(seed, 'bucket');
const quotes = quoteDocuments(seed, 'bucket');
const entries = auditDocuments(seed, orders, { inquiries: inquiryDocuments(seed), quotes });

it('records each step of an admin, each booking, answer and offer once, before the shop starts', () => {
  const steps = orders.flatMap(({ content }) =>
    content.history.filter(({ actor }) => actor === 'admin'),
  );
  const bookings = seed.orders.flatMap(({ payments }) => payments);
  const answers = inquiryDocuments(seed).flatMap(({ content }) => content.replies);
  const offers = seed.quotes.filter(({ offer }) => offer);
  expect(entries).toHaveLength(steps.length + bookings.length + answers.length + offers.length);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  expect(entries.every(({ content }) => content.at <= seed.now)).toBe(true);
});

it.each([
  'order-confirmed',
  'order-shipped',
  'order-delivered',
  'payment-recorded',
  'inquiry-answered',
  'quote-offered',
])('has entries of the kind %s', (action) => {
  expect(entries.some(({ content }) => content.action === action)).toBe(true);
});

it('states how a status and a paid amount changed', () => {
  for (const { content } of entries) {
    const { before, after, action, target } = content;
    expect(target.label).not.toBe('');
    if (action === 'order-confirmed') expect(after.status).toBe('confirmed');
    if (action === 'order-shipped') expect(after.shipmentNumber).toMatch(/-S\d$/);
    if (action === 'payment-recorded') {
      expect(Number(after.paid) - Number(before.paid)).toBe(after.amount);
    }
  }
});
