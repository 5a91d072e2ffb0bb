import { formatCount, type MailSummary } from 'functions/contract';
import { DateTime } from '../../domain/time/DateTime.tsx';
import { formatShortDate } from '../../domain/time/dates.ts';
import { paths } from '../../lib/router/paths.ts';
import type { Column, CompactContent } from '../../ui/lists/rows/dataListProps.ts';
import { RowLink } from '../../ui/lists/rows/RowLink.tsx';
import { MailStateChip } from './MailStateChip.tsx';
import { kindTexts } from './mailTexts.ts';

const Subject = ({ _id, subject }: MailSummary) => (
  <RowLink to={paths.mailDetails.href(_id)}>{subject}</RowLink>
);

const ShortDate = ({ at }: { at: string }) => <time dateTime={at}>{formatShortDate(at)}</time>;

export const mailColumns: Column<MailSummary>[] = [
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
    id: 'state',
    header: 'State',
    width: 104,
    cell: ({ delivery }) => <MailStateChip state={delivery.state} />,
  },
];

/** A mail on a small screen. */
export const compactMail = (mail: MailSummary): CompactContent => ({
  lines: [
    { text: <Subject {...mail} />, end: <ShortDate at={mail.createdAt} /> },
    { text: mail.to.join(', '), end: <MailStateChip state={mail.delivery.state} /> },
  ],
});
