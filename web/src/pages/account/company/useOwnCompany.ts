import type { Membership } from 'functions/contract';
import { useSearchParams } from 'react-router-dom';
import { useMemberships } from '../../../domain/company/useMemberships.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';

/**
 * The membership that the pages show: that of the address, of the company for which the account
 * buys, or the only one.
 */
const chosenOf = (
  memberships: readonly Membership[],
  id: string | null,
): Membership | undefined => {
  const wanted = id ?? buyingFor();
  const found = memberships.find(({ companyId }) => companyId === wanted);
  return found || id !== null || memberships.length > 1 ? found : memberships[0];
};

/** The companies of an account, and the one whose pages it has opened. */
export const useOwnCompany = (uid: string) => {
  const [params] = useSearchParams();
  const id = params.get('id');
  const { data: memberships, error, refetch } = useMemberships(uid);
  const membership = memberships && chosenOf(memberships, id);
  return { memberships, membership, isOther: id !== null, error, refetch };
};
