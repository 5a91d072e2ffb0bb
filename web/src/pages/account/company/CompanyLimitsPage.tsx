import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { may } from 'functions/contract';
import { useBuying } from '../../../domain/company/useBuying.ts';
import { useMembers } from '../../../features/companies/data/useMembers.ts';
import { budgetText, orderLimitText, spentText } from '../../../features/companies/limitTexts.ts';
import { ManagedMembers } from '../../../features/companies/members/ManagedMembers.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';
import { CompanyFrame, type ShownCompany } from './CompanyFrame.tsx';
import { useMemberActions } from './useMemberActions.ts';

/** What the account has spent of its budget; the line keeps its place while that loads. */
const OwnSpending = ({ companyId }: { companyId: string }) => {
  const { data } = useBuying(companyId);
  const budget = data?.requester.budget;
  return <>{data && budget ? spentText(data.spent, budget) : '–'}</>;
};

const OwnLimits = ({ membership: { companyId, role, orderLimit, budget } }: ShownCompany) => (
  <DetailsCard title="Your limits">
    {may(role, 'order') ? (
      <Facts>
        <Fact name="For an order, before tax">{orderLimitText(orderLimit)}</Fact>
        <Fact name="Budget, before tax">{budgetText(budget)}</Fact>
        {budget && (
          <Fact name="Spent of it">
            <OwnSpending companyId={companyId} />
          </Fact>
        )}
      </Facts>
    ) : (
      'You place no orders for this company, so you have no limits.'
    )}
    <Typography sx={{ mt: 2, color: 'text.secondary' }}>
      An order above a limit is not lost: it is sent to another member for approval. The rules of
      the company apply too.
    </Typography>
  </DetailsCard>
);

const AllLimits = ({ company, uid }: ShownCompany) => {
  const members = useMembers(company._id);
  const { change, remove } = useMemberActions(company, uid);
  return (
    <Box component="section" aria-labelledby="limits" sx={{ mt: 4 }}>
      <Typography id="limits" variant="h2" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
        Limits of all members
      </Typography>
      <ManagedMembers list={members} me={uid} shows="limits" onChange={change} onRemove={remove} />
    </Box>
  );
};

/** What the members may order without approval. */
export const CompanyLimitsPage = () => (
  <CompanyFrame tab="Limits">
    {(shown) => (
      <>
        <Box sx={{ maxWidth: 760 }}>
          <OwnLimits {...shown} />
        </Box>
        {may(shown.membership.role, 'manage') && <AllLimits {...shown} />}
      </>
    )}
  </CompanyFrame>
);
