import type { Cart } from '../contract/index.ts';

/** A stored cart, by the uid of its account. */
export interface CartDocument extends Cart {
  updatedAt: Date;
}
