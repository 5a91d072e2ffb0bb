import Box from '@mui/material/Box';
import {
  type AgeGroup,
  ageGroups,
  type CustomerReceivables,
  formatCents,
  formatCount,
  type Receivables,
} from 'functions/contract';
import { payerPage } from '../../domain/order/payerPages.ts';
import { formatShortDate } from '../../domain/time/dates.ts';
import type { Column, CompactContent } from '../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../ui/lists/rows/Ellipsis.tsx';
import { RowLink } from '../../ui/lists/rows/RowLink.tsx';
import { ageTexts, ordersText, overdueIn } from './ageTexts.ts';

/** A customer as a row of the table. */
export interface CustomerRow extends CustomerReceivables {
  _id: string;
}

/** The name of a customer, as the link of their row to their page. */
const Name = ({ payerId, payerName, userEmail }: CustomerRow) => (
  <RowLink to={payerPage(payerId)}>{payerName || userEmail}</RowLink>
);

const Email = ({ userEmail }: CustomerRow) => (
  <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
    <Ellipsis>{userEmail}</Ellipsis>
  </Box>
);

/** `Reminder 2, 21 Nov`; empty before the first one. */
const reminderText = ({ reminder }: CustomerRow): string =>
  reminder ? `Reminder ${reminder.level}, ${formatShortDate(reminder.at)}` : '';

/** Who sent it, and until when the customer has promised to pay. */
const reminderNotes = ({ reminder, promisedBy }: CustomerRow): string[] => [
  ...(reminder ? [`By ${reminder.name || 'the shop'}`] : []),
  ...(promisedBy ? [`Promised by ${formatShortDate(promisedBy)}`] : []),
];

const Reminded = (customer: CustomerRow) => (
  <>
    <Ellipsis>{reminderText(customer) || '–'}</Ellipsis>
    {reminderNotes(customer).map((note) => (
      <Box
        component="span"
        key={note}
        sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}
      >
        <Ellipsis>{note}</Ellipsis>
      </Box>
    ))}
  </>
);

const amountText = (cents: number): string => (cents === 0 ? '–' : formatCents(cents));

const ageColumn = (age: AgeGroup, total: number): Column<CustomerRow> => ({
  id: age,
  header: ageTexts[age],
  align: 'right',
  sorts: { descending: age },
  cell: ({ byAge }) => amountText(byAge[age]),
  total: amountText(total),
});

/** The columns of the customers, with the totals of all of them. */
export const customerColumns = ({
  customers,
  byAge,
  total,
}: Receivables): Column<CustomerRow>[] => [
  {
    id: 'customer',
    header: 'Customer',
    width: 0.24,
    isName: true,
    sorts: { ascending: 'name', descending: 'name-desc' },
    cell: (customer) => (
      <>
        <Name {...customer} />
        <Email {...customer} />
      </>
    ),
    total: 'Total',
  },
  {
    id: 'orders',
    header: 'Orders',
    align: 'right',
    width: 80,
    sorts: { descending: 'orders' },
    cell: ({ orders }) => formatCount(orders),
    total: formatCount(customers.reduce((sum, { orders }) => sum + orders, 0)),
  },
  {
    id: 'reminder',
    header: 'Reminded',
    width: 0.16,
    cell: (customer) => <Reminded {...customer} />,
    total: '',
  },
  ...ageGroups.map((age) => ageColumn(age, byAge[age])),
  {
    id: 'total',
    header: 'Total',
    align: 'right',
    sorts: { descending: 'total' },
    cell: (customer) => <strong>{formatCents(customer.total)}</strong>,
    total: formatCents(total),
  },
];

const overdueText = ({ byAge }: CustomerRow) => {
  const overdue = overdueIn(byAge);
  return overdue > 0 ? `${formatCents(overdue)} overdue` : '';
};

/** The amounts by age, two in a line. */
const ageLines = ({ byAge }: CustomerRow) => {
  const texts = ageGroups
    .filter((age) => byAge[age] > 0)
    .map((age) => `${ageTexts[age]} ${formatCents(byAge[age])}`);
  const lines = Map.groupBy(texts, (text) => Math.floor(texts.indexOf(text) / 2));
  return [...lines.values()].map((line) => ({ text: line.join(' · ') }));
};

/** A customer on a small screen. */
export const compactCustomer = (customer: CustomerRow): CompactContent => ({
  lines: [
    { text: <Name {...customer} />, end: formatCents(customer.total) },
    {
      text: [ordersText(customer.orders), customer.userEmail].filter(Boolean).join(' · '),
      end: overdueText(customer),
    },
    ...ageLines(customer),
    ...[reminderText(customer), ...reminderNotes(customer)]
      .filter((text) => text !== '')
      .map((text) => ({ text })),
  ],
});
