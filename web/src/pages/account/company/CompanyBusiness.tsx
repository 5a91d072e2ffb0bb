import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type CompanyRight, canOrderWith, may } from 'functions/contract';
import { Link, useLocation } from 'react-router-dom';
import { BuyForCompany } from '../../../features/buyingFor/BuyForCompany.tsx';
import { OwnTerms } from '../../../features/customers/ownTerms/OwnTerms.tsx';
import { OwnPriceList } from '../../../features/tables/ownPrices/OwnPriceList.tsx';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import type { ShownCompany } from './CompanyFrame.tsx';

interface NextStep {
  label: string;
  to: string;
  right: CompanyRight;
  /** Whether only an active company takes it. */
  ordering?: boolean;
}

const steps: readonly NextStep[] = [
  { label: 'Order tools', to: paths.tools, right: 'order', ordering: true },
  { label: 'Decide about requests', to: paths.approvals, right: 'approve', ordering: true },
  { label: 'See orders and pay invoices', to: paths.myOrders, right: 'pay' },
  { label: 'Invite members', to: furtherPaths.companyMembers, right: 'manage', ordering: true },
];

const NextSteps = ({ company, membership }: ShownCompany) => (
  <Stack component="ul" aria-label="Next steps" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {steps
      .filter(({ right, ordering }) => {
        const isPossible = !ordering || canOrderWith(company.status);
        return isPossible && may(membership.role, right);
      })
      .map(({ label, to }) => (
        <li key={label}>
          <Button component={Link} to={to}>
            {label}
          </Button>
        </li>
      ))}
  </Stack>
);

const NotChosen = ({ company, membership, uid }: ShownCompany) => {
  const { search } = useLocation();
  return (
    <DetailsCard title="What is next">
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 2 }}>
        {`Buy for ${company.name} to see its terms, its credit and its agreed prices. You can change for whom you buy at the top of the page.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BuyForCompany company={company} uid={uid} />
        {may(membership.role, 'manage') && (
          <LinkButton to={{ pathname: furtherPaths.companyMembers, search }} variant="outlined">
            Invite members
          </LinkButton>
        )}
      </Box>
    </DetailsCard>
  );
};

/**
 * The terms, the credit and the agreed prices of a company with what its member can do next, if this
 * page buys for it: they are those of the payer.
 */
export const CompanyBusiness = (shown: ShownCompany) =>
  shown.company._id === buyingFor() ? (
    <>
      <DetailsCard title="Terms and credit">
        <OwnTerms uid={shown.uid} />
        <NextSteps {...shown} />
      </DetailsCard>
      <OwnPriceList company={shown.company.name} />
    </>
  ) : (
    canOrderWith(shown.company.status) && <NotChosen {...shown} />
  );
