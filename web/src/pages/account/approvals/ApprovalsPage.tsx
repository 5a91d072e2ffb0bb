import { mdiCheckDecagramOutline } from '@mdi/js';
import { may } from 'functions/contract';
import { useMembership } from '../../../domain/company/useMembership.ts';
import { ListFilters } from '../../../domain/list/ListFilters.tsx';
import { ListResults } from '../../../domain/list/ListResults.tsx';
import { useList } from '../../../domain/list/useList.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { LiveCompany } from '../../../features/companies/data/LiveCompany.tsx';
import { requestList } from '../../../features/requests/list/requestList.tsx';
import { useIsPrerendered } from '../../../lib/browser/useHydrated.ts';
import { paths } from '../../../lib/router/paths.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';

/** The page of someone who buys for no company. */
const NoCompanyChosen = () => (
  <EmptyState
    icon={mdiCheckDecagramOutline}
    title="You are buying for yourself"
    action={<LinkButton to={paths.myOrders}>See my orders</LinkButton>}
  >
    Your own orders need no approval. Choose a company in the menu to see its requests.
  </EmptyState>
);

const Requests = ({ uid }: { uid: string }) => {
  const membership = useMembership(uid);
  const kind = requestList(membership ? may(membership.role, 'approve') : undefined);
  const list = useList(kind);
  const { columns, compact, nameOf } = kind;
  const rowProps = { columns, compact, nameOf };
  return (
    <>
      <LiveCompany id={buyingFor()} />
      <ListFilters kind={kind} list={list} />
      <ListResults kind={kind} list={list}>
        {(rows) =>
          rows.length > 0 && <DataList label="Requests for approval" rows={rows} {...rowProps} />
        }
      </ListResults>
    </>
  );
};

/** The requests for approval of the company for which this page buys, by status as the URL says. */
export const ApprovalsPage = () => {
  const user = useUser();
  const isPrerendered = useIsPrerendered();
  return (
    <>
      <PageTitle sx={{ mb: 2 }}>Approvals</PageTitle>
      {!isPrerendered && user && (buyingFor() ? <Requests uid={user.uid} /> : <NoCompanyChosen />)}
    </>
  );
};
