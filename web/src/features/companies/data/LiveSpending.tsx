import { useQueryClient } from '@tanstack/react-query';
import { type Membership, may } from 'functions/contract';
import { companyKeys } from '../../../domain/company/companyKeys.ts';
import { Live } from '../../../domain/live/Live.tsx';
import { changedOrdersOf } from '../../../domain/live/liveSources.ts';
import { useLiveChanges } from '../../../domain/live/useLiveChanges.ts';
import { termsKey } from '../../../domain/shop/useTerms.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';

interface LiveSpendingProps {
  membership: Pick<Membership, 'companyId' | 'role'>;
  uid: string;
}

/** Keeps the credit and the spending of a company up to date, which change with its orders. */
export const LiveSpending = ({ membership: { companyId, role }, uid }: LiveSpendingProps) => {
  const client = useQueryClient();
  const maker = may(role, 'seeAllOrders') ? undefined : uid;
  const keys = [termsKey(uid), companyKeys.buying(companyId), companyKeys.members(companyId)];
  const live = useLiveChanges(() => {
    for (const key of keys) void invalidateQueries(client, key);
  });
  return <Live source={changedOrdersOf(companyId, maker)} {...live} />;
};
