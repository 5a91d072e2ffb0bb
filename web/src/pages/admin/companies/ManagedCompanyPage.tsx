import { mdiDomain } from '@mdi/js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { apiRoutes, type Company } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { companyStatusChips } from '../../../domain/company/companyTexts.ts';
import { useCustomer } from '../../../domain/customer/useCustomer.ts';
import {
  type StaffDocumentKind,
  StaffDocumentPage,
} from '../../../domain/document/StaffDocumentPage.tsx';
import { companyNotes } from '../../../domain/notes/noteSubjects.ts';
import { StaffNotes } from '../../../domain/notes/StaffNotes.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { useMay } from '../../../domain/staff/useMay.ts';
import { LiveCompany } from '../../../features/companies/data/LiveCompany.tsx';
import { useCompany } from '../../../features/companies/data/useCompany.ts';
import { useMembers } from '../../../features/companies/data/useMembers.ts';
import { CompanyFacts } from '../../../features/companies/details/CompanyFacts.tsx';
import { CompanyHistory } from '../../../features/companies/details/CompanyHistory.tsx';
import { CompanyActions } from '../../../features/companies/manage/CompanyActions.tsx';
import { CompanyLinks } from '../../../features/companies/manage/CompanyLinks.tsx';
import { SameNameNotice } from '../../../features/companies/manage/SameNameNotice.tsx';
import { MemberList } from '../../../features/companies/members/MemberList.tsx';
import { ruleSentence } from '../../../features/companies/rules/ruleTexts.ts';
import { KeysForStaff } from '../../../features/keys/KeysForStaff.tsx';
import { AgreedGroups } from '../../../features/prices/manage/payer/GroupChoices.tsx';
import { WebhooksForStaff } from '../../../features/webhooks/WebhooksForStaff.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { mainAndSide } from '../../../ui/layout/columns.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';
import { PayerPrices } from '../prices/PayerPrices.tsx';
import { useCompanyActions } from './useCompanyActions.ts';

/** Who signed a company up, as the account was then. */
const SignedUpBy = ({ company: { requestedBy } }: { company: Company }) => (
  <Facts>
    <Fact name="Name">
      <Link component={RouterLink} to={lazyPaths.customer.href(requestedBy.uid)}>
        {requestedBy.name || requestedBy.email}
      </Link>
    </Fact>
    <Fact name="E-mail">
      <Link href={`mailto:${requestedBy.email}`}>{requestedBy.email}</Link>
    </Fact>
    {requestedBy.position && <Fact name="Position">{requestedBy.position}</Fact>}
  </Facts>
);

const kind: StaffDocumentKind<Company> = {
  name: 'company',
  plural: 'companies',
  icon: mdiDomain,
  advice: 'Please check the address.',
  list: paths.companies,
  useDocument: useCompany,
  titleOf: ({ name }) => name,
  chipOf: ({ status }) => companyStatusChips[status],
};

const grid = mainAndSide({ minWidth: 280 });

const column = { display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 } as const;

const Prices = ({ payerId }: { payerId: string }) => {
  const { data: customer, error, refetch } = useCustomer(payerId);
  if (customer) return <PayerPrices {...customer} />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={96} aria-label="Loading the agreed prices" />;
};

const Cards = ({ company }: { company: Company }) => {
  const may = useMay();
  return (
    <Box sx={grid}>
      <Box sx={column}>
        <DetailsCard title="Details">
          <CompanyFacts company={company} />
        </DetailsCard>
        <DetailsCard title="Members">
          <MemberList list={useMembers(company._id)} me="" shows="limits" />
        </DetailsCard>
        {may(apiRoutes.getCustomer) && may(apiRoutes.listPriceLists) && (
          <DetailsCard title="Agreed prices">
            <Prices payerId={company._id} />
          </DetailsCard>
        )}
        {may(apiRoutes.listCompanyKeys) && (
          <DetailsCard title="API keys">
            <KeysForStaff company={company._id} />
          </DetailsCard>
        )}
        {may(apiRoutes.listCompanyWebhooks) && (
          <DetailsCard title="Webhooks">
            <WebhooksForStaff company={company._id} />
          </DetailsCard>
        )}
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
};

const Actions = ({ company }: { company: Company }) => {
  const { move, groups, chooseGroups } = useCompanyActions(company);
  return (
    <CompanyActions
      company={company}
      onMove={move}
      agreement={
        <Allowed call={apiRoutes.setCustomerGroups}>
          <AgreedGroups chosen={groups} onChange={chooseGroups} />
        </Allowed>
      }
    />
  );
};

/** A company for staff, who decide about it. */
export const ManagedCompanyPage = () => (
  <Box sx={{ maxWidth: 1280 }}>
    <StaffDocumentPage
      kind={kind}
      actions={(company) => <Actions company={company} />}
      skeleton={<Skeleton variant="rounded" height={560} aria-label="Loading the company" />}
    >
      {(company) => (
        <>
          <LiveCompany id={company._id} />
          <CompanyLinks company={company} />
          <SameNameNotice company={company} />
          <Cards company={company} />
        </>
      )}
    </StaffDocumentPage>
  </Box>
);
