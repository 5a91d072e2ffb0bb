import { expect, it } from 'vitest';
import { cardReturnPage, pageForPayer } from '../../contract/index.ts';
import {
  managedOrderPage,
  managedQuotePage,
  managedReturnPage,
  orderPage,
  quotePage,
  requestPage,
  returnPage,
} from './mailPages.ts';

const site = { url: 'https://tools-hub.test' };
const company = 'company-0123456789abcdefghij';
const order = { number: 'TH-4K2M9A7C', payerId: company };

it('opens the pages of a company for it, and those of a person as they are', () => {
  const page = 'https://tools-hub.test/dashboard/orders/TH-4K2M9A7C';
  expect(orderPage(site, order)).toBe(`${page}?company=${company}`);
  expect(orderPage(site, { ...order, payerId: 'carla' })).toBe(page);
  const quote = 'https://tools-hub.test/dashboard/quotes/quote';
  expect(quotePage(site, 'quote', company)).toBe(`${quote}?company=${company}`);
  expect(quotePage(site, 'quote', 'carla')).toBe(quote);
  const found = 'https://tools-hub.test/dashboard/returns/order-R1';
  expect(returnPage(site, 'order-R1', company)).toBe(`${found}?company=${company}`);
  expect(returnPage(site, 'order-R1', 'carla')).toBe(found);
  expect(requestPage(site, { id: 'request', companyId: company })).toBe(
    `https://tools-hub.test/dashboard/approvals/request?company=${company}`,
  );
});

it('opens the pages for staff without a company, to which they do not belong', () => {
  expect(managedOrderPage(site, order)).not.toContain('?');
  expect(managedQuotePage(site, 'quote')).not.toContain('?');
  expect(managedReturnPage(site, 'order-R1')).not.toContain('?');
});

it('leads back from a card payment to the order of the company', () => {
  expect(cardReturnPage(order, 'done')).toBe(
    `/dashboard/orders/TH-4K2M9A7C?payment=done&company=${company}`,
  );
  expect(cardReturnPage({ ...order, payerId: 'carla' }, 'cancelled')).toBe(
    '/dashboard/orders/TH-4K2M9A7C?payment=cancelled',
  );
});

it('adds nothing for what is no id of a company', () => {
  for (const id of ['carla', 'company-', 'company-&x=1', '']) {
    expect(pageForPayer('/page', id)).toBe('/page');
  }
});
