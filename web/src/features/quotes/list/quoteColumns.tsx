import Box from '@mui/material/Box';
import { formatCentsIn, formatCount, piecesOf, type Quote } from 'functions/contract';
import { memberNameOf, payerText } from '../../../domain/company/orderedBy.ts';
import { quotedToolsText, quoteStatusChips, statusNow } from '../../../domain/quote/quoteTexts.ts';
import { formatDate, formatDateTime, formatShortDate } from '../../../domain/time/dates.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { QuotedTools, QuoteNumberLink, QuotePicture } from './quoteCells.tsx';

const waiting = { customer: 'Waiting for our offer', admin: 'Waiting for you' } as const;

/** Who reads a list. */
type Reader = keyof typeof waiting;

const Total = ({ quote, reader }: { quote: Quote; reader: Reader }) => {
  if (quote.totals) return formatCentsIn(quote.currency, quote.totals.total);
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {quote.status === 'requested' ? waiting[reader] : 'No offer'}
    </Box>
  );
};

const RequestDate = ({
  quote: { createdAt },
  short = false,
}: {
  quote: Quote;
  short?: boolean;
}) => (
  <time dateTime={createdAt} title={formatDateTime(createdAt)}>
    {short ? formatShortDate(createdAt) : formatDate(createdAt)}
  </time>
);

const validUntilText = (quote: Quote) =>
  quote.validUntil !== null && statusNow(quote) === 'offered' ? formatDate(quote.validUntil) : '–';

const number: Column<Quote> = {
  id: 'number',
  header: 'No.',
  width: 124,
  isName: true,
  cell: (quote) => <QuoteNumberLink quote={quote} />,
};
const date: Column<Quote> = {
  id: 'date',
  header: 'Date',
  sorts: { ascending: 'oldest', descending: 'newest' },
  width: 112,
  cell: (quote) => <RequestDate quote={quote} />,
};
const customer: Column<Quote> = {
  id: 'customer',
  header: 'Customer',
  sorts: { ascending: 'customer' },
  width: 0.18,
  cell: payerText,
};
/** In the list of a company, where all quotes have the same customer. */
const member: Column<Quote> = {
  id: 'member',
  header: 'Member',
  width: 0.18,
  cell: ({ userName }) => userName,
};
const tools: Column<Quote> = {
  id: 'tools',
  header: 'Tools',
  cell: (quote) => <QuotedTools quote={quote} />,
};
const pieces: Column<Quote> = {
  id: 'pieces',
  header: 'Pieces',
  align: 'right',
  width: 84,
  from: 'lg',
  cell: (quote) => formatCount(piecesOf(quote)),
};
const status: Column<Quote> = {
  id: 'status',
  header: 'Status',
  width: 112,
  cell: (quote) => <StatusChip {...quoteStatusChips[statusNow(quote)]} />,
};
const validUntil: Column<Quote> = {
  id: 'validUntil',
  header: 'Valid until',
  width: 112,
  cell: validUntilText,
};

const totalFor = (reader: Reader): Column<Quote> => ({
  id: 'total',
  header: 'Total',
  align: 'right',
  width: 172,
  cell: (quote) => <Total quote={quote} reader={reader} />,
});

/** The columns of a customer's quotes. */
export const ownQuoteColumns: Column<Quote>[] = [
  number,
  date,
  tools,
  pieces,
  status,
  validUntil,
  totalFor('customer'),
];

/** The columns of a company's quotes, for its members. */
export const companyQuoteColumns: Column<Quote>[] = [
  number,
  { ...date, from: 1100 },
  member,
  tools,
  pieces,
  status,
  validUntil,
  totalFor('customer'),
];

/** The columns of everyone's quotes. */
export const quoteColumns: Column<Quote>[] = [
  number,
  { ...date, from: 1100 },
  customer,
  tools,
  pieces,
  status,
  validUntil,
  totalFor('admin'),
];

/** Whose quote it is, where a list has those of several people. */
const nameText = (quote: Quote, reader: Reader): string => {
  if (reader === 'admin') return `${payerText(quote)} · `;
  const name = memberNameOf(quote);
  return name === null ? '' : `by ${name} · `;
};

const compactWith =
  (reader: Reader) =>
  (quote: Quote): CompactContent => ({
    picture: <QuotePicture quote={quote} size={40} />,
    lines: [
      { text: <QuoteNumberLink quote={quote} />, end: <Total quote={quote} reader={reader} /> },
      { text: quotedToolsText(quote), end: <StatusChip {...quoteStatusChips[statusNow(quote)]} /> },
      {
        text: (
          <>
            {nameText(quote, reader)}
            <RequestDate quote={quote} short />
          </>
        ),
        end: validUntilText(quote) === '–' ? null : `until ${validUntilText(quote)}`,
      },
    ],
  });

/** A customer's quote on a small screen. */
export const compactOwnQuote = compactWith('customer');

/** Anyone's quote on a small screen. */
export const compactQuote = compactWith('admin');

/** A quote in one line: number, tools and customer. */
export const quoteName = (quote: Quote): string =>
  `${quote.number}: ${quotedToolsText(quote)} for ${quote.payerName}`;
