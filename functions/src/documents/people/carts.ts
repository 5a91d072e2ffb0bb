import type { Cart } from '../../contract/index.ts';

/** A stored cart of an account, for itself or for a company. */
export interface CartDocument extends Cart {
  updatedAt: Date;
}
