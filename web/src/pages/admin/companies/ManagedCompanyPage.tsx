import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Company } from 'functions/contract';
import { useParams } from 'react-router-dom';
import { companyStatusChips } from '../../../domain/company/companyTexts.ts';
import { useCustomer } from '../../../domain/customer/useCustomer.ts';
import { companyNotes } from '../../../domain/notes/noteSubjects.ts';
import { StaffNotes } from '../../../domain/notes/StaffNotes.tsx';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { LiveCompany } from '../../../features/companies/data/LiveCompany.tsx';
import { useCompany } from '../../../features/companies/data/useCompany.ts';
import { useMembers } from '../../../features/companies/data/useMembers.ts';
import { CompanyFacts } from '../../../features/companies/details/CompanyFacts.tsx';
import { CompanyHistory } from '../../../features/companies/details/CompanyHistory.tsx';
import { CompanyActions } from '../../../features/companies/manage/CompanyActions.tsx';
import { CompanyFailure } from '../../../features/companies/manage/CompanyFailure.tsx';
import { CompanyLinks } from '../../../features/companies/manage/CompanyLinks.tsx';
import { SameNameNotice } from '../../../features/companies/manage/SameNameNotice.tsx';
import { SignedUpBy } from '../../../features/companies/manage/SignedUpBy.tsx';
import { MemberList } from '../../../features/companies/members/MemberList.tsx';
import { ruleSentence } from '../../../features/companies/rules/ruleTexts.ts';
import { AgreedGroups } from '../../../features/prices/manage/payer/AgreedGroups.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { PayerPrices } from '../prices/PayerPrices.tsx';
import { useCompanyActions } from './useCompanyActions.ts';

const heading = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

const grid = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(280px, 2fr)' },
} as const;

const column = { display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 } as const;

const Prices = ({ payerId }: { payerId: string }) => {
  const { data: customer, error, refetch } = useCustomer(payerId);
  if (customer) return <PayerPrices {...customer} />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={96} aria-label="Loading the agreed prices" />;
};

const Cards = ({ company }: { company: Company }) => (
  <Box sx={grid}>
    <Box sx={column}>
      <DetailsCard title="Details">
        <CompanyFacts company={company} />
      </DetailsCard>
      <DetailsCard title="Members">
        <MemberList list={useMembers(company._id)} me="" shows="limits" />
      </DetailsCard>
      <DetailsCard title="Agreed prices">
        <Prices payerId={company._id} />
      </DetailsCard>
      <DetailsCard title="Rules of approval">{ruleSentence(company.approval)}</DetailsCard>
    </Box>
    <Box sx={column}>
      <DetailsCard title="Signed up by">
        <SignedUpBy company={company} />
      </DetailsCard>
      <DetailsCard title="History">
        <CompanyHistory company={company} />
      </DetailsCard>
      <DetailsCard title="Notes">
        <StaffNotes subject={companyNotes(company._id)} uid={useUser()?.uid ?? ''} />
      </DetailsCard>
    </Box>
  </Box>
);

const Loaded = ({ company }: { company: Company }) => {
  const { move, groups, chooseGroups } = useCompanyActions(company);
  return (
    <>
      <LiveCompany id={company._id} />
      <Box sx={heading}>
        <PageTitle sx={{ overflowWrap: 'anywhere' }}>{company.name}</PageTitle>
        <StatusChip {...companyStatusChips[company.status]} />
        <Box sx={{ flexGrow: 1 }} />
        <CompanyActions
          company={company}
          onMove={move}
          agreement={<AgreedGroups chosen={groups} onChange={chooseGroups} />}
        />
      </Box>
      <CompanyLinks company={company} />
      <SameNameNotice company={company} />
      <Cards company={company} />
    </>
  );
};

/** A company for staff, who decide about it. */
export const ManagedCompanyPage = () => {
  const { id = '' } = useParams();
  const { data: company, error, isPending, refetch } = useCompany(id);
  return (
    <Box sx={{ maxWidth: 1280 }}>
      <BackLink to={paths.companies}>All companies</BackLink>
      {!company && <PageTitle sx={{ mb: 2.5 }}>Company</PageTitle>}
      {isPending && <Skeleton variant="rounded" height={560} aria-label="Loading the company" />}
      {error && <CompanyFailure error={error} onRetry={() => void refetch()} />}
      {company && <Loaded key={company._id} company={company} />}
    </Box>
  );
};
