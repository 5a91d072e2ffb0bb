import { expect, it } from 'vitest';
import { usualReminders } from '../../contract/index.ts';
import { exampleOrder, exampleShop } from '../../testing/mails/mailedOrders.ts';
import { orderPlacedMail } from '../texts/orderMails.ts';
import { paymentOverdueMail, paymentReceivedMail } from '../texts/paymentMails.ts';
import { paymentRefundedMail } from '../texts/refundMails.ts';
import { renderHtml } from './renderHtml.ts';

const first = { level: 1, text: usualReminders.first.text };

it('loads nothing when a mail is opened, and links to the shop alone', () => {
  const content = orderPlacedMail(exampleOrder(3), exampleShop);
  const html = renderHtml(content, exampleShop);
  expect(html).not.toMatch(/<(?:img|link|script|iframe|video|audio|object|input)\b/i);
  expect(html).not.toMatch(/\b(?:src|srcset|background)=|url\(|@import/i);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href));
  const origins = new Set(
    links.map(({ protocol, href, origin }) => (protocol === 'mailto:' ? href : origin)),
  );
  expect(origins).toEqual(new Set([exampleShop.url, `mailto:${exampleShop.email}`]));
});

const order = exampleOrder(3);
const [now, dueAt] = [new Date('2026-11-22T12:00:00Z'), new Date('2026-11-20T12:00:00Z')];
const entry = {
  amount: 1_000,
  currency: 'USD',
  method: 'bank-transfer',
  reference: '',
  receivedAt: '2026-11-22',
} as const;

it.each([
  ['an order', orderPlacedMail(order, exampleShop)],
  ['a payment', paymentReceivedMail(order, exampleShop, entry)],
  ['a refund', paymentRefundedMail(order, exampleShop, { ...entry, amount: -1_000 })],
  ['a late payment', paymentOverdueMail(order, exampleShop, { dueAt, now, ...first })],
])('has a fixed width in Outlook alone, around all that it says: %s', (_, content) => {
  const html = renderHtml(content, exampleShop);
  const comments = html.matchAll(/<!--\[if mso\]>(.*?)<!\[endif\]-->/g);
  const [open = '', close = '', ...others] = [...comments].map(([, inside = '']) => inside);
  expect(open).toMatch(/^<table [^>]*width="600"[^>]*><tr><td width="600">$/);
  expect([close, others]).toEqual(['</td></tr></table>', []]);
  const [before = '', column = '', after = ''] = html.split(/<!--\[if mso\]>.*?<!\[endif\]-->/);
  const count = (part: string, tag: string) => part.split(`<${tag}`).length;
  expect(count(column, 'table')).toBe(count(column, '/table'));
  expect(column).toContain(content.heading);
  expect([before, after].join('')).not.toContain('<h1');
});
