import { beforeEach, expect, it } from 'vitest';
import { changeCart, newCart, readCart } from '../../../../domain/cart/stored/storedCart.ts';
import { addToCart } from '../../../../domain/cart/stored/useCart.ts';
import { plane } from '../../../../testing/fixtures.ts';
import { leaveCartWithOffer } from './leaveCart.ts';

beforeEach(() => {
  changeCart(() => newCart);
  addToCart(plane, 12);
});

it.each([
  ['with as many pieces leaves', plane._id, 12, 0],
  ['with more pieces than in the cart leaves', plane._id, 20, 0],
  ['with fewer pieces stays', plane._id, 11, 1],
  ['that the cart lacks changes nothing', 'mallet', 12, 1],
])('a tool of an accepted offer %s', (_, toolId, quantity, left) => {
  leaveCartWithOffer([{ toolId, quantity }]);
  expect(readCart().lines).toHaveLength(left);
});
