import { expect, it } from 'vitest';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { exampleOrder, exampleShop } from '../../testing/mails/mailedOrders.ts';
import { renderText } from '../rendering/renderText.ts';
import { creditIssuedMail, partCancelledMail } from './creditMails.ts';

const invoiced = (fields: Partial<OrderDocument>) =>
  exampleOrder(2, { status: 'confirmed', invoiceNumber: '2026-000123', ...fields });

const credited = { credited: { net: 18_950, total: 20_513 } };

it('says which pieces were cancelled, and what the order now comes to', () => {
  const order = invoiced(credited);
  const pieces = [{ toolId: order.lines[0]?.toolId ?? '', quantity: 1 }];
  const cancelled = { actor: 'admin', uid: 'ada', reason: 'Broken', pieces } as const;
  const creditNoteNumber = 'CN-2026-000007';
  const content = partCancelledMail(order, exampleShop, { ...cancelled, creditNoteNumber });
  expect(content.subject).toBe('A part of order TH-4K2M9A7C has been cancelled');
  const text = renderText(content, exampleShop);
  expect(text).toContain('We have cancelled a part');
  expect(text).toContain('> Broken');
  expect(text).toContain('1 piece');
  expect(text).toContain('Credit note CN-2026-000007 is attached.');
  expect(text).toContain('The order now comes to: $3,788.75');
});

it('says that a customer cancelled pieces before there was an invoice', () => {
  const order = exampleOrder(1);
  const pieces = [{ toolId: 'tool-0', quantity: 2 }];
  const own = { actor: 'customer', uid: order.userId, reason: '' } as const;
  const cancelled = { ...own, pieces, creditNoteNumber: undefined };
  const text = renderText(partCancelledMail(order, exampleShop, cancelled), exampleShop);
  expect(text).toContain('You have cancelled a part');
  expect(text).not.toContain('Credit note');
  expect(text).not.toContain('Reason');
});

it.each([
  [0, '$3,788.75 remains to be paid.'],
  [378_875, 'There is nothing to pay.'],
  [399_388, 'We will refund $205.13 to you.'],
])('says what a credit means after payments of %d cents: %s', (paid, outcome) => {
  const order = invoiced({ ...credited, paid });
  const credit = { creditNoteNumber: 'CN-2026-000007', total: 20_513, reason: 'Scratched' };
  const text = renderText(creditIssuedMail(order, exampleShop, credit), exampleShop);
  expect(text).toContain('We credit $205.13 of your order TH-4K2M9A7C.');
  expect(text).toContain(outcome);
});
