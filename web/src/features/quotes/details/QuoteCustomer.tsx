import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { isCompanyId, isUnasked, type Quote } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { payerPage, quotesOfPayer } from '../../../domain/order/payerPages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';

const tappable = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const auditLogOf = ({ _id }: Quote) =>
  `${paths.auditLog}?${new URLSearchParams({ target: `quote/${_id}` })}`;

const memberLabel = (quote: Quote): string => (isUnasked(quote) ? 'Offered to' : 'Requested by');

/** For admins: the customer of a quote, with further links. */
export const QuoteCustomer = ({ quote }: { quote: Quote }) => {
  const isCompany = isCompanyId(quote.payerId);
  return (
    <>
      <Facts>
        {isCompany && (
          <Fact name="Company">
            <Link component={RouterLink} to={payerPage(quote.payerId)} underline="always">
              {quote.payerName}
            </Link>
          </Fact>
        )}
        <Fact name={isCompany ? memberLabel(quote) : 'Name'}>{quote.userName}</Fact>
        <Fact name="Email Address">
          <Link href={`mailto:${quote.userEmail}`} underline="always">
            {quote.userEmail}
          </Link>
        </Fact>
      </Facts>
      <Stack sx={{ mt: 1, alignItems: 'flex-start' }}>
        <Link component={RouterLink} to={paths.customer.href(quote.payerId)} sx={tappable}>
          Terms and payments of this customer
        </Link>
        <Link component={RouterLink} to={quotesOfPayer(quote.payerId)} sx={tappable}>
          All quotes of this customer
        </Link>
        <Link component={RouterLink} to={auditLogOf(quote)} sx={tappable}>
          Audit log of this quote
        </Link>
      </Stack>
    </>
  );
};
