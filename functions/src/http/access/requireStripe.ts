import { ApiError } from '../../errors.ts';
import { type StripeAccess, stripeAccess } from '../../params.ts';

/** The access to Stripe. Throws `card-not-available` where the shop takes no cards. */
export const requireStripe = (): StripeAccess => {
  const access = stripeAccess();
  if (!access) throw new ApiError('card-not-available');
  return access;
};
