import { beforeEach, expect, it } from 'vitest';
import { storeEndedPage, takeEndedPage } from './endedPage.ts';

beforeEach(() => sessionStorage.clear());

it.each(['/checkout', '/order/plane?quantity=12', '/dashboard/quotes/q1/accept'])(
  'leads once back to %s',
  (path) => {
    storeEndedPage(path);
    expect(takeEndedPage()).toBe(path);
    expect(takeEndedPage()).toBe('/');
  },
);

it.each(['//host/path', 'https://host.example', 'javascript:alert(1)', ''])(
  'never leaves the shop for %j',
  (path) => {
    storeEndedPage(path);
    expect(takeEndedPage()).toBe('/');
  },
);
