import { expect, it } from 'vitest';
import { expiredReason } from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { exampleOrder, exampleShop } from '../../testing/mails/mailedOrders.ts';
import { renderHtml } from '../rendering/renderHtml.ts';
import { renderText } from '../rendering/renderText.ts';
import { singleLine } from '../rendering/safeTexts.ts';
import { type Cancellation, cancelledOrderMail } from './cancelledOrderMail.ts';
import { newOrderMail, orderConfirmedMail, orderPlacedMail } from './orderMails.ts';

it('says when a prepaid order has to be paid, and how', () => {
  const order = exampleOrder(1, { terms: 'prepaid', dueAt: new Date('2026-11-25T14:05:00Z') });
  const text = renderText(orderPlacedMail(order, exampleShop), exampleShop);
  expect(text).toContain('Please pay $2,461.61 by 25 November 2026 at 14:05 UTC.');
  expect(text).toContain('Account number: 000123456789');
  expect(text).toContain('Reference: TH-4K2M9A7C');
  expect(text).toContain('https://tools-hub.test/dashboard/orders/TH-4K2M9A7C');
});

it.each([
  ['America/Los_Angeles', '30 November 2026', '3 December 2026 at 21:00 GMT-8'],
  ['Asia/Kathmandu', '1 December 2026', '4 December 2026 at 10:45 GMT+5:45'],
  ['Pacific/Kiritimati', '1 December 2026', '4 December 2026 at 19:00 GMT+14'],
  ['Europe/Berlin', '1 December 2026', '4 December 2026 at 06:00 CET'],
])('has the days and the times of a shop in %s', (timeZone, orderDay, holdEnd) => {
  const shop = { ...exampleShop, timeZone };
  const createdAt = new Date('2026-12-01T05:00:00Z');
  const dueAt = new Date('2026-12-04T05:00:00Z');
  const order = exampleOrder(1, { terms: 'prepaid', createdAt, dueAt });
  const text = renderText(orderPlacedMail(order, shop), shop);
  expect(text).toContain(`Order date: ${orderDay}`);
  expect(text).toContain(`Please pay $2,461.61 by ${holdEnd}.`);
  const due = renderText(orderConfirmedMail({ ...order, terms: 'net-30' }, shop, shop.bank), shop);
  expect(due).toContain(` by ${holdEnd.split(' at ')[0]}, with`);
});

it('names invoice, reference, due date and amount of a confirmed order', () => {
  const dueAt = new Date('2026-12-22T23:30:00Z');
  const order = exampleOrder(3, { status: 'confirmed', invoiceNumber: '2026-000123', dueAt });
  const content = orderConfirmedMail(order, exampleShop, exampleShop.bank);
  expect(content.subject).toBe('Order TH-4K2M9A7C is confirmed: invoice 2026-000123');
  const text = renderText(content, exampleShop);
  expect(text).toContain('Please pay $4,803.05 by 22 December 2026');
  expect(text).toContain('Reference: RF46 2026 0001 23');
});

const cancelled = (fields: Partial<OrderDocument>, by: Cancellation) => {
  const order = exampleOrder(1, { status: 'cancelled', ...fields });
  return renderText(cancelledOrderMail(order, exampleShop, by), exampleShop);
};

it('says who has cancelled an order, and why', () => {
  const refused = cancelled({}, { actor: 'admin', uid: 'ada', reason: 'We no longer sell it' });
  expect(refused).toContain('We have cancelled your order TH-4K2M9A7C.');
  expect(refused).toContain('We no longer sell it');
  expect(refused).toContain('You have nothing to pay for it.');
  const own = cancelled({}, { actor: 'customer', uid: exampleOrder(1).userId, reason: '' });
  expect(own).toContain('You have cancelled your order TH-4K2M9A7C.');
  const expired = cancelled({}, { actor: 'system', uid: null, reason: expiredReason });
  expect(expired).toContain('was not paid in time');
  expect(expired).not.toContain('Reason');
});

it('says what a cancelled order returns, and which credit note is attached', () => {
  const creditNoteNumber = 'CN-2026-000007';
  const order = { paid: 12_345, invoiceNumber: '2026-000123' };
  const text = cancelled(order, { actor: 'admin', uid: 'ada', reason: '', creditNoteNumber });
  expect(text).toContain('You have paid $123.45. We will refund this amount to you.');
  expect(text).toContain('Credit note CN-2026-000007 is attached. It cancels invoice 2026-000123.');
});

it('escapes what a customer wrote, and keeps the subject on one line', () => {
  const hostile = '<script>alert(1)</script>\r\nBcc: victim@example.test';
  const order = exampleOrder(1, { userName: hostile, note: hostile, orderAddress: hostile });
  const content = newOrderMail(order, exampleShop);
  expect(renderHtml(content, exampleShop)).not.toContain('<script');
  expect(singleLine(content.subject)).not.toMatch(/[\r\n\u2028\u2029]/);
});

it('stays below the size at which Gmail clips a mail, with 50 long names', () => {
  const { lines, ...order } = exampleOrder(50);
  const long = { ...order, lines: lines.map((line) => ({ ...line, toolName: '&'.repeat(120) })) };
  const html = renderHtml(orderPlacedMail(long, exampleShop), exampleShop);
  expect(Buffer.byteLength(html)).toBeLessThan(102 * 1_024);
});
