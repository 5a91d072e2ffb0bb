import { expect, it } from 'vitest';
import { overdueFrom, usualReminders } from '../../contract/index.ts';
import { exampleOrder, exampleShop } from '../../testing/mails/mailedOrders.ts';
import { renderText } from '../rendering/renderText.ts';
import { paymentOverdueMail, paymentReceivedMail } from './paymentMails.ts';
import { paymentRefundedMail, paymentReversedMail } from './refundMails.ts';

const first = { level: 1, text: usualReminders.first.text };

const received = (
  fields: Parameters<typeof exampleOrder>[1],
  amount: number,
  method: 'bank-transfer' | 'credit' = 'bank-transfer',
) => {
  const payment = {
    amount,
    currency: 'USD',
    method,
    reference: 'statement 47',
    receivedAt: '2026-11-23',
  } as const;
  return renderText(
    paymentReceivedMail(exampleOrder(1, fields), exampleShop, payment),
    exampleShop,
  );
};

const { total } = exampleOrder(1);
const invoiced = { status: 'confirmed', invoiceNumber: '2026-000123' } as const;

it('says what remains to be paid after a part payment', () => {
  const text = received({ ...invoiced, paid: 100_000 }, 100_000);
  expect(text).toContain('Thank you for your payment of $1,000.00. $1,461.61 remains to be paid.');
  expect(text).toContain('Reference: statement 47');
  expect(text).toContain('Received on: 23 November 2026');
});

it('says that the order is paid, or that too much was paid', () => {
  expect(received({ ...invoiced, paid: total }, total)).toContain('The order is now paid in full.');
  const more = received({ ...invoiced, paid: total + 500 }, total + 500);
  expect(more).toContain('You have paid $5.00 more than the order costs.');
});

it('says that a credit was used, and that no money has arrived', () => {
  const text = received({ ...invoiced, paid: 100_000 }, 100_000, 'credit');
  expect(text).toContain('We have used $1,000.00 of your credit. $1,461.61 remains to be paid.');
  expect(text).not.toContain('Thank you for your payment');
});

it('says that a payment for a cancelled order is refunded', () => {
  const text = received({ status: 'cancelled', paid: 5_000 }, 5_000);
  expect(text).toContain('The order has been cancelled, so we will refund $50.00 to you.');
});

it.each([
  ['America/Los_Angeles', '2026-12-02T07:59:59.999Z'],
  ['Asia/Kolkata', '2026-12-01T18:29:59.999Z'],
  ['Pacific/Kiritimati', '2026-12-01T09:59:59.999Z'],
])('reminds of 1 December in %s when that day has ended', (timeZone, due) => {
  const shop = { ...exampleShop, timeZone };
  const dueAt = new Date(due);
  const order = exampleOrder(1, { ...invoiced, dueAt });
  const now = overdueFrom(dueAt);
  const text = renderText(paymentOverdueMail(order, shop, { dueAt, now, ...first }), shop);
  expect(text).toContain('was due on 1 December 2026, 1 day ago');
  expect(text).toContain('Due date: 1 December 2026');
});

it('reminds of a late payment, with the account to pay to', () => {
  const dueAt = new Date('2026-11-01T12:00:00Z');
  const now = new Date('2026-11-11T12:00:00Z');
  const order = exampleOrder(1, { ...invoiced, dueAt, paid: 100_000 });
  const content = paymentOverdueMail(order, exampleShop, { dueAt, now, ...first });
  expect(content.subject).toBe('Payment reminder: invoice 2026-000123');
  const text = renderText(content, exampleShop);
  expect(text).toContain(
    '$1,461.61 for your order TH-4K2M9A7C was due on 1 November 2026, 10 days',
  );
  expect(text).toContain('Account number: 000123456789');
});

const refundOf = (amount: number) =>
  ({
    amount,
    currency: 'USD',
    method: 'bank-transfer',
    reference: 'statement 48',
    receivedAt: '2026-11-24',
  }) as const;

it.each([
  [{ status: 'cancelled', paid: 4_000 }, 'We will refund a further $40.00 to you.'],
  [{ status: 'cancelled', paid: 0 }, 'Nothing remains to be paid or refunded.'],
  [{ ...invoiced, paid: total - 500 }, '$5.00 remains to be paid.'],
] as const)('says what is left after a refund', (fields, left) => {
  const content = paymentRefundedMail(exampleOrder(1, fields), exampleShop, refundOf(-1_000));
  const text = renderText(content, exampleShop);
  expect(text).toContain(`We have refunded $10.00 for your order TH-4K2M9A7C. ${left}`);
  expect(text).toContain('Refunded on: 24 November 2026');
});

it.each([
  [-1_000, 'bank-transfer', 'we have not received this payment. $2,461.61 remains to be paid.'],
  [1_000, 'bank-transfer', 'we have not made this refund. $2,461.61 remains to be paid.'],
  [1_000, 'card', 'The bank of your card has not accepted our refund of $10.00'],
] as const)('corrects an entry over %i cents by %s', (amount, method, expected) => {
  const reversal = { ...refundOf(amount), method };
  const order = exampleOrder(1, invoiced);
  const text = renderText(paymentReversedMail(order, exampleShop, reversal), exampleShop);
  expect(text).toContain(expected);
});
