import type { CartLine } from 'functions/contract';
import { useSyncExternalStore } from 'react';
import { readCart, readServerCart, type StoredCart, subscribeToCart } from './storedCart.ts';

/** The cart of this browser, up to date with every tab. */
export const useStoredCart = (): StoredCart =>
  useSyncExternalStore(subscribeToCart, readCart, readServerCart);

/** The lines of the cart, up to date with every tab. */
export const useCartLines = (): CartLine[] => useStoredCart().lines;
