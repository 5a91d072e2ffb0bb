import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Customer, Profile } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { phoneHref } from '../../domain/shop/phoneHref.ts';
import { paths } from '../../lib/router/paths.ts';
import { PersonAvatar } from '../../ui/media/PersonAvatar.tsx';

const tappable = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;
const row = { display: 'flex', flexWrap: 'wrap', columnGap: 3 } as const;

interface PageLinkProps {
  path: string;
  query: Record<string, string>;
}

const PageLink = ({ path, query, children }: PropsWithChildren<PageLinkProps>) => (
  <Link component={RouterLink} to={`${path}?${new URLSearchParams(query)}`} sx={tappable}>
    {children}
  </Link>
);

const Contact = ({ email, phoneNumber, location }: Profile) => (
  <Box sx={{ ...row, alignItems: 'center', overflowWrap: 'anywhere' }}>
    <Link href={`mailto:${email}`} underline="always" sx={tappable}>
      {email}
    </Link>
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

/** Who a customer is, with links to what admins have done, and can do, with the account. */
export const CustomerIdentity = ({ customer, orderName }: CustomerIdentityProps) => {
  const { payerId, profile } = customer;
  const name = profile?.displayName || profile?.email || orderName || 'Deleted account';
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mb: 3 }}>
      <PersonAvatar name={name} src={profile?.photoURL ?? ''} size={64} />
      <Box sx={{ minWidth: 0 }}>
        <PageTitle sx={{ overflowWrap: 'anywhere' }}>{name}</PageTitle>
        {profile ? <Contact {...profile} /> : <Deleted />}
        <Box sx={row}>
          <PageLink path={paths.auditLog} query={{ target: `user/${payerId}` }}>
            Audit log of this customer
          </PageLink>
          {profile && (
            <PageLink path={paths.makeAdmin} query={{ q: profile.email }}>
              Manage the account
            </PageLink>
          )}
        </Box>
      </Box>
    </Box>
  );
};
