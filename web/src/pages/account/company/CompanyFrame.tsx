import { mdiLockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { type Company, type Membership, statusReasonOf } from 'functions/contract';
import type { ReactNode } from 'react';
import { CompanyStatusNotice } from '../../../domain/company/CompanyStatusNotice.tsx';
import { companyStatusChips, roleArticles } from '../../../domain/company/companyTexts.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { LiveCompany } from '../../../features/companies/data/LiveCompany.tsx';
import { LiveSpending } from '../../../features/companies/data/LiveSpending.tsx';
import { useCompany } from '../../../features/companies/data/useCompany.ts';
import { CompanyChoice } from '../../../features/companies/status/CompanyChoice.tsx';
import { NoCompany, NotAMember } from '../../../features/companies/status/NoCompany.tsx';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { PageTabs } from '../../../ui/layout/PageTabs.tsx';
import { type CompanyTab, companyTabs, mayOpen } from './companyTabs.ts';
import { useOwnCompany } from './useOwnCompany.ts';

/** A company as one of its members sees it. */
export interface ShownCompany {
  company: Company;
  membership: Membership;
  uid: string;
}

interface CompanyFrameProps {
  tab: CompanyTab;
  children: (shown: ShownCompany) => ReactNode;
}

const CompanySkeleton = () => (
  <Skeleton variant="rounded" height={480} aria-label="Loading the company" />
);

/** The footer stays below the window, so that a list that has loaded does not move it. */
const content = { minHeight: '100vh' } as const;

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

const Heading = ({ membership, tab }: { membership: Membership; tab: CompanyTab }) => (
  <Box sx={{ mb: 1.5 }}>
    <Box sx={heading}>
      <PageTitle
        documentTitle={`${tab} · ${membership.companyName}`}
        sx={{ fontSize: '1.75rem', overflowWrap: 'anywhere' }}
      >
        {membership.companyName}
      </PageTitle>
      <StatusChip {...companyStatusChips[membership.companyStatus]} />
    </Box>
    <Box sx={{ color: 'text.secondary' }}>
      {`${membership.companyNumber} · You are ${roleArticles[membership.role]}`}
    </Box>
  </Box>
);

const NotForRole = () => (
  <EmptyState icon={mdiLockOutline} title="Only owners see this page">
    Ask an owner of the company what you need to know.
  </EmptyState>
);

interface LoadedProps extends CompanyFrameProps {
  membership: Membership;
  uid: string;
}

const Loaded = ({ membership, uid, tab, children }: LoadedProps) => {
  const { data: company, error, refetch } = useCompany(membership.companyId);
  if (error instanceof ApiProblem && error.code === 'not-a-member') return <NotAMember />;
  return (
    <>
      <LiveCompany id={membership.companyId} />
      <LiveSpending membership={membership} uid={uid} />
      <Heading membership={membership} tab={tab} />
      <PageTabs label="Pages of the company" tabs={companyTabs(membership.role)} />
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {!company && !error && (
        <Box sx={content}>
          <CompanySkeleton />
        </Box>
      )}
      {company && (
        <>
          <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
            <CompanyStatusNotice status={company.status} reason={statusReasonOf(company)} />
          </Box>
          <Box sx={content}>
            {mayOpen(membership.role, tab) ? (
              children({ company, membership, uid })
            ) : (
              <NotForRole />
            )}
          </Box>
        </>
      )}
    </>
  );
};

const Chosen = ({ uid, ...props }: CompanyFrameProps & { uid: string }) => {
  const { memberships, membership, isOther, error, refetch } = useOwnCompany(uid);
  if (membership) {
    return <Loaded key={membership.companyId} membership={membership} uid={uid} {...props} />;
  }
  return (
    <>
      <PageTitle sx={{ fontSize: '1.75rem', mb: 3 }}>My Company</PageTitle>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      <Box sx={content}>
        {!memberships && !error && <CompanySkeleton />}
        {memberships && isOther && <NotAMember />}
        {memberships && !isOther && memberships.length === 0 && <NoCompany />}
        {memberships && !isOther && memberships.length > 0 && (
          <CompanyChoice memberships={memberships} />
        )}
      </Box>
    </>
  );
};

/** The frame of the pages of a company: which one, its status, and the links between its pages. */
export const CompanyFrame = (props: CompanyFrameProps) => {
  const user = useUser();
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      {user ? (
        <Chosen uid={user.uid} {...props} />
      ) : (
        <>
          <PageTitle sx={{ fontSize: '1.75rem', mb: 3 }}>My Company</PageTitle>
          <CompanySkeleton />
        </>
      )}
    </Container>
  );
};
