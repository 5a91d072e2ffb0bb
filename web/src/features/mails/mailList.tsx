import { mdiEmailOutline } from '@mdi/js';
import { apiRoutes, formatCount, type MailFilter, type MailSummary } from 'functions/contract';
import type { ListKind } from '../../domain/list/listKind.ts';
import { DateTime } from '../../domain/time/DateTime.tsx';
import { formatShortDate } from '../../domain/time/dates.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../ui/lists/rows/dataListProps.ts';
import { RowLink } from '../../ui/lists/rows/RowLink.tsx';
import { mailKeys } from './mailKeys.ts';
import { deliveryStatusChips, kindTexts } from './mailTexts.ts';

const Subject = ({ _id, subject }: MailSummary) => (
  <RowLink to={lazyPaths.mailDetails.href(_id)}>{subject}</RowLink>
);

const ShortDate = ({ at }: { at: string }) => <time dateTime={at}>{formatShortDate(at)}</time>;

const columns: Column<MailSummary>[] = [
  { id: 'at', header: 'When', width: 152, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  { id: 'subject', header: 'Subject', isName: true, cell: Subject },
  { id: 'to', header: 'To', width: 0.24, cell: ({ to }) => to.join(', ') },
  { id: 'kind', header: 'Kind', width: 0.16, from: 'lg', cell: ({ kind }) => kindTexts[kind] },
  {
    id: 'attempts',
    header: 'Attempts',
    align: 'right',
    width: 88,
    cell: ({ delivery }) => formatCount(delivery.attempts),
  },
  {
    id: 'status',
    header: 'Status',
    width: 104,
    cell: ({ delivery }) => <StatusChip {...deliveryStatusChips[delivery.status]} />,
  },
];

/** A mail on a small screen. */
const compact = (mail: MailSummary): CompactContent => ({
  lines: [
    { text: <Subject {...mail} />, end: <ShortDate at={mail.createdAt} /> },
    {
      text: mail.to.join(', '),
      end: <StatusChip {...deliveryStatusChips[mail.delivery.status]} />,
    },
  ],
});

/** The mails that the shop sends. */
export const mailList: ListKind<MailSummary, MailFilter> = {
  title: 'Mail',
  staffList: 'mails',
  noun: 'mail',
  queryKey: mailKeys.lists,
  pages: ({ filter }) =>
    pagedList(mailKeys.lists, apiRoutes.listMails, { query: { status: filter } }),
  filter: {
    name: 'status',
    label: 'Mails to show',
    texts: { all: 'All', waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
    initial: 'all',
    all: 'all',
  },
  columns,
  compact,
  nameOf: ({ subject }) => subject,
  icon: mdiEmailOutline,
  empty: ({ filter }) => ({
    title: filter === 'all' ? 'No mails yet' : 'No mail with this status',
    advice: 'What the shop sends to customers and to itself appears here.',
  }),
};
