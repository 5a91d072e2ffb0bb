import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Customer, PayingCompany, Profile } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { companyStatusChips } from '../../domain/company/companyTexts.ts';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { phoneHref } from '../../domain/shop/phoneHref.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import { PersonAvatar } from '../../ui/media/PersonAvatar.tsx';

const tappable = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;
const row = { display: 'flex', flexWrap: 'wrap', columnGap: 3 } as const;

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

const PageLink = ({ to, children }: PropsWithChildren<{ to: string }>) => (
  <Link component={RouterLink} to={to} sx={tappable}>
    {children}
  </Link>
);

const Contact = ({ email, phoneNumber, location }: Profile) => (
  <Box sx={{ ...row, alignItems: 'center', overflowWrap: 'anywhere' }}>
    {email && (
      <Link href={`mailto:${email}`} underline="always" sx={tappable}>
        {email}
      </Link>
    )}
    {phoneNumber && (
      <Link href={phoneHref(phoneNumber)} underline="always" sx={tappable}>
        {phoneNumber}
      </Link>
    )}
    {location && <span>{location}</span>}
  </Box>
);

const Deleted = () => (
  <Typography sx={{ color: 'text.secondary' }}>
    This account was deleted, or has never signed in. Its orders and payments stay on record.
  </Typography>
);

interface CustomerIdentityProps {
  customer: Customer;
  /** The name in the orders, for an account without a profile. */
  orderName: string | undefined;
}

interface IdentityProps extends PropsWithChildren {
  name: string;
  pictureUrl?: string | undefined;
}

const Identity = ({ name, pictureUrl = '', children }: IdentityProps) => (
  <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mb: 3 }}>
    <PersonAvatar name={name} src={pictureUrl} size={64} />
    <Box sx={{ minWidth: 0 }}>
      <PageTitle sx={{ overflowWrap: 'anywhere' }}>{name}</PageTitle>
      {children}
    </Box>
  </Box>
);

const Person = ({ customer: { payerId, profile }, orderName }: CustomerIdentityProps) => (
  <Identity
    name={profile?.displayName || profile?.email || orderName || 'Deleted account'}
    pictureUrl={profile?.photoURL}
  >
    {profile ? <Contact {...profile} /> : <Deleted />}
    <Box sx={row}>
      {profile && <PageLink to={furtherPaths.newOffer.href(payerId)}>New offer</PageLink>}
      <PageLink to={withQuery(furtherPaths.auditLog, { target: `user/${payerId}` })}>
        Audit log of this customer
      </PageLink>
      {profile && (
        <PageLink to={withQuery(paths.makeAdmin, { q: profile.email || profile.displayName })}>
          Manage the account
        </PageLink>
      )}
    </Box>
  </Identity>
);

interface CompanyProps {
  id: string;
  company: PayingCompany;
}

const Company = ({ id, company: { name, number, status } }: CompanyProps) => (
  <Identity name={name}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      {number}
      <StatusChip {...companyStatusChips[status]} />
    </Box>
    <Box sx={row}>
      <PageLink to={paths.managedCompany.href(id)}>Details and members</PageLink>
      <PageLink to={furtherPaths.newOffer.href(id)}>New offer</PageLink>
      <PageLink to={withQuery(furtherPaths.auditLog, { target: `company/${id}` })}>
        Audit log of this company
      </PageLink>
    </Box>
  </Identity>
);

/** Who a customer is, with links to what admins have done, and can do, with the account. */
export const CustomerIdentity = ({ customer, orderName }: CustomerIdentityProps) => {
  const { payerId, company } = customer;
  return company ? (
    <Company id={payerId} company={company} />
  ) : (
    <Person customer={customer} orderName={orderName} />
  );
};
