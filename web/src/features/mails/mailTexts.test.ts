import { expect, it } from 'vitest';
import { aboutPath } from './mailTexts.ts';

it.each([
  ['order', '/dashboard/orders/id-1'],
  ['quote', '/dashboard/quotes/id-1'],
  ['return', '/dashboard/returns/id-1'],
  ['inquiry', '/dashboard/inquiries/id-1'],
  ['tool', '/dashboard/all-products/id-1'],
  ['shop', '/dashboard/all-products'],
] as const)('links to what a mail is about: %s', (kind, path) => {
  expect(aboutPath({ kind, id: 'id-1', label: 'One' })).toBe(path);
});
