import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BankBooking, BankEntry, BankShare } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { payerPage } from '../../../domain/order/payerPages.ts';
import { formatDate, formatDateTime, formatShortDate } from '../../../domain/time/dates.ts';
import { paths } from '../../../lib/router/paths.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import {
  amountText,
  bankMoney,
  entryChip,
  entryName,
  matchText,
  payerText,
  transferText,
} from './entryTexts.ts';

const columns: Column<BankEntry>[] = [
  { id: 'day', header: 'Day', width: 88, cell: ({ day }) => formatShortDate(day) },
  {
    id: 'payer',
    header: 'From',
    width: 0.16,
    isName: true,
    cell: (entry) => <Ellipsis>{payerText(entry)}</Ellipsis>,
  },
  { id: 'text', header: 'Text', cell: (entry) => <Ellipsis>{transferText(entry)}</Ellipsis> },
  { id: 'amount', header: 'Amount', align: 'right', width: 116, cell: amountText },
  {
    id: 'match',
    header: 'Match',
    width: 0.26,
    from: 'lg',
    cell: (entry) => <Ellipsis>{matchText(entry)}</Ellipsis>,
  },
  {
    id: 'status',
    header: 'Status',
    width: 104,
    cell: (entry) => <StatusChip {...entryChip(entry)} />,
  },
];

/** An entry on a small screen. */
const compact = (entry: BankEntry): CompactContent => ({
  lines: [
    { text: payerText(entry), end: amountText(entry) },
    { text: transferText(entry), end: formatShortDate(entry.day) },
    { text: matchText(entry), end: <StatusChip {...entryChip(entry)} />, wraps: true },
  ],
});

type Paid = Pick<BankShare, 'invoiceNumber' | 'orderNumber' | 'payerId' | 'payerName' | 'amount'>;

const linkSx = { fontWeight: 600 };

const PaidInvoice = ({
  paid,
  currency,
}: {
  paid: Paid & Partial<BankBooking>;
  currency: string;
}) => (
  <li>
    {`${bankMoney(currency, paid.amount)}${paid.writtenOff ? ' written off' : ''} of invoice ${paid.invoiceNumber}, order `}
    <Link component={RouterLink} to={paths.orderDetails.href(paid.orderNumber)} sx={linkSx}>
      {paid.orderNumber}
    </Link>
    {' of '}
    <Link component={RouterLink} to={payerPage(paid.payerId)} sx={linkSx}>
      {paid.payerName || 'their customer'}
    </Link>
  </li>
);

const handledText = ({ handledBy, handledAt }: BankEntry): string =>
  handledBy && handledAt ? `${handledBy}, ${formatDateTime(handledAt)}` : '';

const factsOf = (entry: BankEntry): string[] =>
  [
    formatDate(entry.day),
    entry.payerAccount && `from account ${entry.payerAccount}`,
    `to ${entry.account}`,
    entry.reference && `reference ${entry.reference}`,
    entry.bankReference && `the bank’s number ${entry.bankReference}`,
    handledText(entry),
  ].filter((text) => text !== '');

/** An entry in full, below its row. */
const Details = (entry: BankEntry) => {
  const paid: Paid[] = entry.status === 'booked' ? entry.bookings : entry.shares;
  return (
    <Stack spacing={1} sx={{ maxWidth: '90ch', overflowWrap: 'anywhere' }}>
      <Typography sx={{ whiteSpace: 'pre-line' }}>
        {entry.text || 'The transfer says nothing.'}
      </Typography>
      <Typography variant="body2">{`${matchText(entry)}.`}</Typography>
      {paid.length > 0 && entry.status !== 'left' && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem' }}>
          {paid.map((one, at) => (
            <PaidInvoice
              key={`${one.invoiceNumber} ${at < paid.length && 'writtenOff' in one && one.writtenOff}`}
              paid={one}
              currency={entry.currency}
            />
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {factsOf(entry).join(' · ')}
      </Typography>
    </Stack>
  );
};

/** The rows of the list of entries. */
export const entryRows = { columns, compact, nameOf: entryName, details: Details };
