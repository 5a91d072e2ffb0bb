import { useQuery } from '@tanstack/react-query';
import type { Membership } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useMemberships } from './useMemberships.ts';

/** A payer for whom the account can buy: itself, with an empty id and no name, or a company. */
export interface OtherPayer {
  companyId: string;
  name: string | null;
}

/** Reads the document of a page for another payer. */
export type ReadFor = (options: { company: string; signal: AbortSignal }) => Promise<unknown>;

const othersOf = (memberships: readonly Membership[]): OtherPayer[] =>
  [
    { companyId: '', name: null },
    ...memberships.map(({ companyId, companyName: name }) => ({ companyId, name })),
  ].filter(({ companyId }) => companyId !== buyingFor());

/** Whether the API shows the document to the account when it buys for the payer. */
const isShownFor = (read: ReadFor, company: string, signal: AbortSignal): Promise<boolean> =>
  read({ company, signal }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) return false;
      throw error;
    },
  );

/**
 * The payer of the account to whom the document of this page belongs, which this page's payer
 * cannot see: null if there is none, undefined while it is not known. The API decides what a member
 * sees, so nothing else is revealed.
 */
export const useOtherPayer = (
  uid: string | undefined,
  read: ReadFor,
): OtherPayer | null | undefined => {
  const { pathname } = useLocation();
  const memberships = useMemberships(uid ?? '', { enabled: uid !== undefined });
  const others = othersOf(memberships.data ?? []);
  const search = useQuery({
    queryKey: ['other payer', pathname, others.map(({ companyId }) => companyId)],
    queryFn: async ({ signal }) => {
      for (const payer of others) {
        if (await isShownFor(read, payer.companyId, signal)) return payer;
      }
      return null;
    },
    enabled: memberships.data !== undefined && memberships.data.length > 0,
  });
  if (memberships.error || search.error || memberships.data?.length === 0) return null;
  return search.data;
};
