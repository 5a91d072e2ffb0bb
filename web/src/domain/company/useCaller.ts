import type { Actor } from 'functions/contract';
import { useMemo } from 'react';
import { useMembership } from './useMembership.ts';

/**
 * The account of this page, as the rules about orders, quotes and invoices see it: with its
 * membership in the company for which the page buys, once that is known.
 */
export const useCaller = (uid: string, staff = false): Actor => {
  const membership = useMembership(uid) ?? null;
  return useMemo(() => ({ uid, staff, membership }), [uid, staff, membership]);
};
