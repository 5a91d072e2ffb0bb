import type { Membership } from 'functions/contract';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useMemberships } from './useMemberships.ts';

/**
 * The membership in the company for which this page buys: null when the account buys for itself,
 * undefined while it is not known.
 */
export const useMembership = (uid: string): Membership | null | undefined => {
  const { data } = useMemberships(uid);
  if (!buyingFor()) return null;
  return data?.find(({ companyId }) => companyId === buyingFor());
};
