import { useQueryClient } from '@tanstack/react-query';
import { type Approval, approvalOf, canBuy } from 'functions/contract';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { useShop } from '../shop/useShop.ts';
import { companyKeys } from './companyKeys.ts';
import { useBuying } from './useBuying.ts';
import { useMembership } from './useMembership.ts';
import { type OrderRefusal, refusedMember } from './useOrderRefusal.ts';

/** Whether the payer of this page can order, and which orders others have to approve. */
export interface Ordering {
  /** Whether that is not known yet. After a failure the API decides alone. */
  isLoading: boolean;
  /**
   * Why nothing can be ordered: only companies order, or the company does not order now, or not
   * through this member; null if nothing is known.
   */
  refused: OrderRefusal | 'companies-only' | null;
  /** The approval that an order of a net amount needs, in cents; null for none. */
  approvalOf: (net: number) => Approval | null;
}

/** What decides about the orders of this page, and about its requests for quotes. */
export const useOrdering = (): Ordering => {
  const companyId = buyingFor();
  const { data, isPending } = useBuying(companyId);
  const { data: shop } = useShop();
  const isRefusedPerson = companyId === '' && shop?.companiesOnly;
  const companyName = useMembership(useUser()?.uid ?? '')?.companyName ?? 'this company';
  const refusedCompany = data
    ? refusedMember({
        role: data.requester.role,
        status: data.company.status,
        reason: data.company.statusReason,
        companyName,
      })
    : null;
  return {
    isLoading: companyId !== '' && isPending,
    refused: isRefusedPerson ? 'companies-only' : refusedCompany,
    approvalOf: (net) => {
      if (!data || !canBuy(data)) return null;
      const approval = approvalOf({ net, ...data });
      return approval.rules.length > 0 ? approval : null;
    },
  };
};

/** Refreshes what decides about orders: each one counts in a budget, and rules change. */
export const useOrderingUpdate = () => {
  const client = useQueryClient();
  return () => invalidateQueries(client, companyKeys.buying(buyingFor()));
};
