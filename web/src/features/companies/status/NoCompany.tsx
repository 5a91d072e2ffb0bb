import { mdiDomain } from '@mdi/js';
import Box from '@mui/material/Box';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

/** For an account that belongs to no company. */
export const NoCompany = () => (
  <EmptyState
    icon={mdiDomain}
    title="You belong to no company yet"
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        <LinkButton to={paths.newCompany}>Sign up a company</LinkButton>
        <LinkButton to={paths.invitation.path} variant="outlined">
          See your invitations
        </LinkButton>
      </Box>
    }
  >
    Sign your company up to order together, with invoices to the company, limits and approvals. If
    it is here already, accept the invitation of one of its owners, or ask for one.
  </EmptyState>
);

/** For an account that does not belong to the company of the address. */
export const NotAMember = () => (
  <EmptyState
    icon={mdiDomain}
    title="You do not belong to this company"
    action={<LinkButton to={paths.company.path}>See your companies</LinkButton>}
  >
    Please check the address, or ask one of its owners for an invitation.
  </EmptyState>
);
