import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { changeCart, newCart } from '../../domain/cart/stored/storedCart.ts';
import { addToCart } from '../../domain/cart/stored/useCart.ts';
import { plane } from '../../testing/fixtures.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { CartLink } from './CartLink.tsx';

beforeEach(() => {
  localStorage.clear();
  changeCart(() => newCart);
});

it('counts the tools in the cart, not their pieces', () => {
  renderPage(<CartLink />);
  expect(screen.getByRole('link', { name: 'Cart' }).textContent).toBe('');
  act(() => void addToCart(plane, 20));
  act(() => void addToCart(plane, 20));
  expect(screen.getByRole('link', { name: 'Cart, 1 tool' }).textContent).toBe('1');
  act(() => void addToCart({ ...plane, _id: 'saw' }, 10));
  expect(screen.getByRole('link', { name: 'Cart, 2 tools' }).textContent).toBe('2');
});
