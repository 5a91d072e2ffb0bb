import { expect, it } from 'vitest';
import { pageForOtherPayer } from './payerPages.ts';
import { switchText } from './switchPayer.ts';

it.each([
  [{ to: 'Marsh Joinery', from: null, tools: 0 }, 'You are buying for Marsh Joinery now.'],
  [
    { to: 'Marsh Joinery', from: null, tools: 1 },
    'You are buying for Marsh Joinery now. Your own cart of 1 tool stays as it is.',
  ],
  [
    { to: null, from: 'Marsh Joinery', tools: 3 },
    'You are buying for yourself now. Your cart for Marsh Joinery of 3 tools stays as it is.',
  ],
])('says what becomes of the cart', (one, text) => {
  expect(switchText(one)).toBe(text);
});

it.each([
  ['/dashboard/orders/TH-1', '', '/dashboard/my-orders'],
  ['/dashboard/quotes/Q-1', '', '/dashboard/quotes'],
  ['/dashboard/quotes/Q-1/accept', '', '/dashboard/quotes'],
  ['/dashboard/approvals/r1', '', '/dashboard/approvals'],
  ['/dashboard/approvals', '', '/dashboard/approvals'],
  ['/tools', '?q=saw', '/tools?q=saw'],
  ['/', '', '/'],
])('leaves %s%s for %s', (pathname, search, page) => {
  expect(pageForOtherPayer({ pathname, search })).toBe(page);
});
