import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { CompanyStatusNotice } from './CompanyStatusNotice.tsx';
import type { Ordering } from './useOrdering.ts';
import { refusalText } from './useOrderRefusal.ts';

/** Says to an account that buys for itself why it can order nothing, and how a company can. */
const CompaniesOnlyNotice = () => (
  <Alert severity="info" role="status" sx={{ alignItems: 'flex-start' }}>
    <AlertTitle>Only companies can order here</AlertTitle>
    Orders and requests for quotes are for companies. If you belong to one, choose it at the top of
    the page to buy for it. Otherwise sign your company up.
    <Box sx={{ mt: 1 }}>
      <Button component={Link} to={paths.newCompany} color="inherit" variant="outlined">
        Sign up a company
      </Button>
    </Box>
  </Alert>
);

/** Leads to where the members see more about their company. */
const CompanyLink = () => (
  <Button component={Link} to={paths.company.href(buyingFor())} color="inherit" variant="outlined">
    See the company
  </Button>
);

/** Says before the button why this page can place no order; nothing if it can. */
export const OrderingNotice = ({
  ordering: { refused },
}: {
  ordering: Pick<Ordering, 'refused'>;
}) => {
  if (!refused) return null;
  if (refused === 'companies-only') return <CompaniesOnlyNotice />;
  if (refused.status !== 'active') {
    return (
      <CompanyStatusNotice status={refused.status} reason={refused.reason}>
        <CompanyLink />
      </CompanyStatusNotice>
    );
  }
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}
    >
      <AlertTitle>You place no orders for this company</AlertTitle>
      <div>{refusalText(refused)}</div>
      <div>Ask an owner for another role, or buy for yourself: the choice is in the header.</div>
      <Box sx={{ mt: 1 }}>
        <CompanyLink />
      </Box>
    </Alert>
  );
};
