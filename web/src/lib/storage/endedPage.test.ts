import { beforeEach, expect, it } from 'vitest';
import { storeEndedPage, takeEndedPage } from './endedPage.ts';

beforeEach(() => sessionStorage.clear());

it.each(['/checkout', '/order/plane?quantity=12', '/dashboard/quotes/q1/accept'])(
  'leads once back to %s',
  (path) => {
    storeEndedPage('ada', path);
    expect(takeEndedPage('ada')).toBe(path);
    expect(takeEndedPage('ada')).toBe('/');
  },
);

it.each(['//host/path', 'https://host.example', 'javascript:alert(1)', ''])(
  'never leaves the shop for %j',
  (path) => {
    storeEndedPage('ada', path);
    expect(takeEndedPage('ada')).toBe('/');
  },
);

it('leads no other account there, also not later', () => {
  storeEndedPage('ada', '/dashboard/orders/TH-4K2M9A7C');
  expect(takeEndedPage('ben')).toBe('/');
  expect(takeEndedPage('ada')).toBe('/');
});
