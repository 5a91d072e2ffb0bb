import type { BuyerIds } from '../../store/accounts/caller.ts';

/** The id of a cart: an account has one for itself, and one for each company it buys for. */
export const cartIdOf = ({ uid, payerId }: BuyerIds): string =>
  payerId === uid ? uid : `${payerId}_${uid}`;
