import { expect, it } from 'vitest';
import { paths } from '../../../lib/router/paths.ts';
import { loginReasonOf } from './loginReasonOf.ts';

const reasonFor = (pathname: string) =>
  loginReasonOf({ from: { pathname, search: '?quantity=5', hash: '' } });

it.each([
  [paths.order.href('jack plane', 24), /^To order, log in or create an account/],
  [paths.checkout, /^To place your order, .* Your cart is kept\.$/],
  [paths.quotes, /quotes/],
  [paths.profile, /profile/],
  [paths.dashboard, /this page/],
  [paths.orderDetails.href('order-1'), /this page/],
])('says why %s needs a login', (path, reason) => {
  expect(reasonFor(path)).toMatch(reason);
});

it.each([
  null,
  undefined,
  {},
  { from: {} },
  { from: { pathname: '/tools', search: '', hash: '' } },
])('says nothing to a visitor who opened the login: %j', (state) => {
  expect(loginReasonOf(state)).toBeNull();
});
