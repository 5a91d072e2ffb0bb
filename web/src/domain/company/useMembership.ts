import type { Membership } from 'functions/contract';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useMemberships } from './useMemberships.ts';

/**
 * The membership in the company for which this page buys: null when the account buys for itself,
 * undefined while it is not known.
 */
export const useMembership = (uid: string): Membership | null | undefined => {
  const company = buyingFor();
  const { data } = useMemberships(uid, { enabled: company !== '' && uid !== '' });
  return company ? data?.find(({ companyId }) => companyId === company) : null;
};
