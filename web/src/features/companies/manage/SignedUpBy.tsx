import Link from '@mui/material/Link';
import type { Company } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';

/** Who signed a company up, as the account was then. */
export const SignedUpBy = ({ company: { requestedBy } }: { company: Company }) => (
  <Facts>
    <Fact name="Name">
      <Link component={RouterLink} to={paths.customer.href(requestedBy.uid)}>
        {requestedBy.name || requestedBy.email}
      </Link>
    </Fact>
    <Fact name="E-mail">
      <Link href={`mailto:${requestedBy.email}`}>{requestedBy.email}</Link>
    </Fact>
    {requestedBy.position && <Fact name="Position">{requestedBy.position}</Fact>}
  </Facts>
);
