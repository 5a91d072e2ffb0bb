import { toolDefaults } from 'functions/contract';
import { expect, it } from 'vitest';
import { addedText } from './addWithNotice.tsx';

const tool = {
  ...toolDefaults,
  _id: 'plane',
  toolName: 'Jack Plane',
  price: 64.1,
  minOrder: 6,
  orderMultiple: 6,
  available: 60,
};

it('says what was added, and what the cart has now', () => {
  expect(addedText(tool, 12, { quantity: 48 })).toBe(
    '12 pieces added: Jack Plane. In the cart: 48.',
  );
});

it.each([
  [66, 'Maximum available order : 60 piece'],
  [13, 'Sold in multiples of 6'],
])('says why %i pieces cannot be ordered: %s', (quantity, message) => {
  expect(addedText(tool, 1, { quantity })).toBe(
    `1 piece added: Jack Plane. In the cart: ${quantity}. This quantity cannot be ordered now: ${message}.`,
  );
});

it('says that a full cart has no place', () => {
  expect(addedText(tool, 6, 'full')).toBe(
    'Your cart is full: it can have at most 50 tools. Order or remove some first.',
  );
});
