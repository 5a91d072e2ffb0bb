import { mdiDomain } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

/** For an account that belongs to no company. */
export const NoCompany = () => (
  <EmptyState
    icon={mdiDomain}
    title="You belong to no company yet"
    action={
      <Button component={Link} to={paths.newCompany} variant="contained">
        Sign up a company
      </Button>
    }
  >
    Sign your company up to order together, with invoices to the company, limits and approvals. If
    it is here already, ask one of its owners for an invitation.
  </EmptyState>
);

/** For an account that does not belong to the company of the address. */
export const NotAMember = () => (
  <EmptyState
    icon={mdiDomain}
    title="You do not belong to this company"
    action={
      <Button component={Link} to={paths.company.path} variant="contained">
        See your companies
      </Button>
    }
  >
    Please check the address, or ask one of its owners for an invitation.
  </EmptyState>
);
