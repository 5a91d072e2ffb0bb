import Box from '@mui/material/Box';
import { may, type RequestFilter } from 'functions/contract';
import { useMembership } from '../../../domain/company/useMembership.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { requestStateChips } from '../../../domain/request/requestTexts.ts';
import { useRequests } from '../../../domain/request/useRequests.ts';
import { LiveCompany } from '../../../features/companies/data/LiveCompany.tsx';
import { NoCompanyChosen, NoRequests } from '../../../features/requests/list/NoRequests.tsx';
import { RequestList } from '../../../features/requests/list/RequestList.tsx';
import { useIsPrerendered } from '../../../lib/browser/useHydrated.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { labelsOf } from '../../../ui/feedback/statusChips.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';

const choices: Record<RequestFilter, string> = { all: 'All', ...labelsOf(requestStateChips) };

const isFilter = (text: string | null): text is RequestFilter =>
  text !== null && Object.hasOwn(choices, text);

const Requests = ({ uid }: { uid: string }) => {
  const membership = useMembership(uid);
  const [filter, choose] = useUrlChoice<RequestFilter>({
    name: 'state',
    defaultChoice: 'pending',
    isChoice: isFilter,
  });
  const list = useRequests(filter);
  const approves = membership ? may(membership.role, 'approve') : false;
  return (
    <>
      <LiveCompany id={buyingFor()} />
      <Box sx={{ mb: 2 }}>
        <ChoiceButtons
          label="Requests to show"
          choices={choices}
          value={filter}
          onChange={choose}
          fit="scroll"
        />
      </Box>
      <RequestList list={list} empty={<NoRequests filter={filter} approves={approves} />} />
    </>
  );
};

/** The requests for approval of the company for which this page buys, by state as the URL says. */
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
