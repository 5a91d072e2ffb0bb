import { mdiDomain } from '@mdi/js';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

/** For an account that belongs to no company. */
export const NoCompany = () => (
  <EmptyState
    icon={mdiDomain}
    title="You belong to no company yet"
    action={<LinkButton to={paths.newCompany}>Sign up a company</LinkButton>}
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
    action={<LinkButton to={paths.company.path}>See your companies</LinkButton>}
  >
    Please check the address, or ask one of its owners for an invitation.
  </EmptyState>
);
