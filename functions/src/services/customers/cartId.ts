import type { Buyer } from '../../store/accounts/caller.ts';

/** Whose cart it is, and for whom it is filled. */
export type CartOwner = Pick<Buyer, 'uid' | 'payerId'>;

/** The id of a cart: an account has one for itself, and one for each company it buys for. */
export const cartIdOf = ({ uid, payerId }: CartOwner): string =>
  payerId === uid ? uid : `${payerId}_${uid}`;
