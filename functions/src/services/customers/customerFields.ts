import type { Buyer } from '../../store/accounts/buyer.ts';

/**
 * The payer of an order or a quote, and the account that makes it. An account without a name has
 * its address as one.
 */
export const customerFields = ({ payerId, uid, displayName, email }: Buyer) => {
  const userName = displayName || email;
  return { payerId, payerName: userName, userId: uid, userName, userEmail: email };
};
