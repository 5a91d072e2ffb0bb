import { useQuery } from '@tanstack/react-query';
import { type Approval, apiRoutes, approvalOf } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useMembership } from './useMembership.ts';

const readRules = async (companyId: string, signal: AbortSignal) => {
  const params = { id: companyId };
  const [company, members] = await Promise.all([
    callApi(apiRoutes.getCompany, { params, signal }),
    callApi(apiRoutes.listApprovers, { params, signal }),
  ]);
  return { company, members };
};

/**
 * Whether an order of this net amount needs approval in the company for which this page buys, as far
 * as its page can tell: only the API has what the member has spent in the period of the budget.
 */
export const useApproval = (uid: string): ((net: number) => Approval | null) => {
  const companyId = buyingFor();
  const membership = useMembership(uid);
  const { data } = useQuery({
    queryKey: ['company', companyId, 'approval'],
    queryFn: ({ signal }) => readRules(companyId, signal),
    enabled: companyId !== '',
  });
  return (net) => {
    if (!membership || !data) return null;
    const approval = approvalOf({ net, requester: { ...membership, uid }, spent: 0, ...data });
    return approval.rules.length > 0 ? approval : null;
  };
};
