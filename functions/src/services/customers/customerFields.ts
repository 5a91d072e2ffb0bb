import type { Account } from '../../store/accounts/accounts.ts';

/** The customer of an order or a quote. An account without a name has its address as one. */
export const customerFields = ({ uid, displayName, email }: Account) => ({
  userId: uid,
  userName: displayName || email,
  userEmail: email,
});
