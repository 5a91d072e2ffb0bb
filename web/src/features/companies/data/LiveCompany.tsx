import { useQueryClient } from '@tanstack/react-query';
import { companyKeys } from '../../../domain/company/companyKeys.ts';
import { membershipsKey } from '../../../domain/company/useMemberships.ts';
import { Live } from '../../../domain/live/Live.tsx';
import { liveCompany } from '../../../domain/live/liveSources.ts';
import { useRequestUpdate } from '../../../domain/request/useRequests.ts';
import { termsKey } from '../../../domain/shop/useTerms.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { useUser } from '../../../lib/session/useSession.ts';

/**
 * Keeps what a page shows of a company up to date: its details, members, invitations and requests,
 * and the companies of the account. What is heard says only that something has changed.
 */
export const LiveCompany = ({ id }: { id: string }) => {
  const client = useQueryClient();
  const user = useUser();
  const updateRequests = useRequestUpdate();
  const refresh = () => {
    void invalidateQueries(client, companyKeys.all);
    void updateRequests();
    if (!user) return;
    void invalidateQueries(client, membershipsKey(user.uid));
    void invalidateQueries(client, termsKey(user.uid));
  };
  return <Live source={liveCompany(id)} onContent={refresh} refresh={refresh} />;
};
