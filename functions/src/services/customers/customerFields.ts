import type { Buyer } from '../../store/accounts/buyer.ts';

/** The customer of an order or a quote. An account without a name has its address as one. */
export const customerFields = ({ uid, displayName, email }: Buyer) => ({
  userId: uid,
  userName: displayName || email,
  userEmail: email,
});
