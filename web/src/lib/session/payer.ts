import { useSyncExternalStore } from 'react';
import { payerKey } from './buyingFor.ts';
import { getSession, subscribeToSession } from './session.ts';
import { hasAccessToken } from './storedToken.ts';

/** The payer of what a visitor without an account sees: list prices. */
export const visitor = '';

/** In keys, the payer of an account as long as it is not known who that is: nothing is cached. */
export const unknownPayer = '?';

/**
 * For whom this page shows prices, by the key of what belongs to the payer: `visitor` without an
 * account, and null as long as it is not known whether the account of the stored token is signed in.
 */
export const readPayer = (): string | null => {
  const session = getSession();
  if (session.status === 'signedIn') return payerKey(session.user.uid);
  return session.status === 'loading' && hasAccessToken() ? null : visitor;
};

/** The payer of this page as it changes. Pages are prerendered without one. */
export const usePayer = (): string | null =>
  useSyncExternalStore(subscribeToSession, readPayer, () => null);
