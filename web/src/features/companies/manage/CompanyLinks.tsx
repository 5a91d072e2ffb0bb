import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Company } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { ordersOfPayer } from '../../../domain/order/payerPages.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';

const tappable = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** Where staff see what a company has ordered, what it owes, and what was done with it. */
export const CompanyLinks = ({ company: { _id } }: { company: Company }) => {
  const links = [
    { text: 'Terms, orders and payments', to: lazyPaths.customer.href(_id) },
    {
      text: 'Search its orders',
      to: ordersOfPayer(_id),
    },
    { text: 'New offer', to: furtherPaths.newOffer.href(_id) },
    { text: 'Receivables', to: furtherPaths.receivables },
    {
      text: 'Audit log',
      to: `${furtherPaths.auditLog}?${new URLSearchParams({ target: `company/${_id}` })}`,
    },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: -2, mb: 2 }}>
      {links.map(({ text, to }) => (
        <Link key={text} component={RouterLink} to={to} sx={tappable}>
          {text}
        </Link>
      ))}
    </Box>
  );
};
