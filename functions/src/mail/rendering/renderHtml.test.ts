import { expect, it } from 'vitest';
import { exampleOrder, exampleShop } from '../../testing/mails/mailedOrders.ts';
import { orderPlacedMail } from '../texts/orderMails.ts';
import { renderHtml } from './renderHtml.ts';

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
