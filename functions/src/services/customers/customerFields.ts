import type { Buyer } from '../../store/accounts/caller.ts';

/**
 * The payer of an order or a quote, by the name of the company if it is one, and the account that
 * makes it. An account without a name has
 * its address as one.
 */
export const customerFields = (
  { payerId, uid, displayName, email }: Buyer,
  companyName?: string,
) => {
  const userName = displayName || email;
  return { payerId, payerName: companyName ?? userName, userId: uid, userName, userEmail: email };
};
