import { useParams } from 'react-router-dom';
import { useMembership } from '../../../domain/company/useMembership.ts';
import { useMemberships } from '../../../domain/company/useMemberships.ts';
import { DocumentPage } from '../../../domain/document/DocumentPage.tsx';
import { useRequest } from '../../../domain/request/useRequests.ts';
import { LiveCompany } from '../../../features/companies/data/LiveCompany.tsx';
import { RequestActions } from '../../../features/requests/actions/RequestActions.tsx';
import {
  RequestDetails,
  RequestDetailsSkeleton,
} from '../../../features/requests/details/RequestDetails.tsx';
import { RequestHeading } from '../../../features/requests/details/RequestHeading.tsx';
import { RequestNotice } from '../../../features/requests/details/RequestNotice.tsx';
import { requestKind } from '../../../features/requests/details/requestKind.ts';
import { useIsPrerendered } from '../../../lib/browser/useHydrated.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { useUser } from '../../../lib/session/useSession.ts';

const Details = ({ id, uid }: { id: string; uid: string }) => {
  const { data, error, refetch, isKept } = useRequest(id);
  const membership = useMembership(uid);
  const memberships = useMemberships(uid, { enabled: buyingFor() !== '' });
  // Shown together with its buttons, so that nothing moves. A failure does not delay it.
  const isComplete = !memberships.isLoading || memberships.failureCount > 0;
  const request = isComplete ? data : undefined;
  return (
    <DocumentPage
      kind={requestKind(id)}
      query={{ data: request, error, refetch }}
      heading={
        <RequestHeading
          request={request}
          actions={
            request &&
            membership && (
              <RequestActions
                request={request}
                member={{ uid, role: membership.role }}
                isKept={isKept}
              />
            )
          }
        />
      }
      skeleton={<RequestDetailsSkeleton />}
    >
      {(request) => (
        <>
          <LiveCompany id={request.companyId} />
          <RequestNotice request={request} />
          <RequestDetails request={request} />
        </>
      )}
    </DocumentPage>
  );
};

/** A request for approval, for its sender and for those who can approve it. */
export const ApprovalPage = () => {
  const { id = '' } = useParams();
  const user = useUser();
  if (useIsPrerendered() || !user) {
    return (
      <>
        <RequestHeading request={undefined} />
        <RequestDetailsSkeleton />
      </>
    );
  }
  return <Details key={id} id={id} uid={user.uid} />;
};
