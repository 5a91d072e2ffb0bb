import { mdiEmailOutline } from '@mdi/js';
import {
  apiRoutes,
  type InquiryFilter,
  type InquirySummary,
  isHandlingFilter,
} from 'functions/contract';
import { handlingColumn, withHandlingLine } from '../../../domain/assignments/handlingRows.tsx';
import { handlingFilterTexts, noneHandled } from '../../../domain/assignments/handlingTexts.ts';
import type { ListKind, ListSearch } from '../../../domain/list/listKind.ts';
import { DateTime } from '../../../domain/time/DateTime.tsx';
import { formatShortDate } from '../../../domain/time/dates.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { paths } from '../../../lib/router/paths.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { labelsOf } from '../../../ui/feedback/statusChips.ts';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { RowLink } from '../../../ui/lists/rows/RowLink.tsx';
import { inquiryKeys } from './inquiryKeys.ts';
import { inquiryStatusChips, messageText, senderOf, toolText } from './inquiryTexts.ts';

const Sender = (inquiry: InquirySummary) => (
  <RowLink to={paths.inquiry.href(inquiry._id)}>{senderOf(inquiry)}</RowLink>
);

const ShortDate = ({ at }: { at: string }) => <time dateTime={at}>{formatShortDate(at)}</time>;

const columns: Column<InquirySummary>[] = [
  { id: 'sent', header: 'Sent', width: 152, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  { id: 'sender', header: 'From', width: 0.2, isName: true, cell: Sender },
  { id: 'tool', header: 'Tool', width: 0.22, from: 'lg', cell: toolText },
  { id: 'message', header: 'Message', cell: messageText },
  {
    id: 'status',
    header: 'Status',
    width: 110,
    cell: ({ status }) => <StatusChip {...inquiryStatusChips[status]} />,
  },
];

/** An inquiry on a small screen. */
const compact = (inquiry: InquirySummary): CompactContent => {
  const chip = <StatusChip {...inquiryStatusChips[inquiry.status]} />;
  const date = <ShortDate at={inquiry.createdAt} />;
  const tool = toolText(inquiry);
  return {
    lines: [
      { text: <Sender {...inquiry} />, end: date },
      { text: tool || messageText(inquiry), end: chip },
      ...(tool ? [{ text: messageText(inquiry) }] : []),
    ],
  };
};

const queryOf = ({ filter, words }: ListSearch<InquiryFilter>) =>
  ({ status: filter === 'all' ? '' : filter, q: words }) as const;

/** The inquiries of visitors. */
export const inquiryList: ListKind<InquirySummary, InquiryFilter> = {
  title: 'Inquiries',
  staffList: 'inquiries',
  noun: 'inquiry',
  plural: 'inquiries',
  queryKey: inquiryKeys.lists,
  pages: (search) =>
    pagedList(inquiryKeys.lists, apiRoutes.listInquiries, { query: queryOf(search) }),
  search: {
    label: 'Search by sender, tool or message',
    hasNumbers: false,
    count: (search) => ({ of: 'inquiries', ...queryOf(search) }),
  },
  filter: {
    name: 'status',
    label: 'Inquiries to show',
    texts: { all: 'All', ...labelsOf(inquiryStatusChips), ...handlingFilterTexts },
    initial: 'all',
    all: 'all',
  },
  columns: [...columns, handlingColumn],
  compact: withHandlingLine(compact),
  handledKind: 'inquiry',
  nameOf: senderOf,
  icon: mdiEmailOutline,
  empty: ({ words, filter }) =>
    !words && isHandlingFilter(filter)
      ? noneHandled('inquiries')[filter]
      : words || filter !== 'all'
        ? { title: 'No inquiry matches', advice: 'Try fewer words, or another status.' }
        : {
            title: 'No inquiries yet',
            advice:
              'What visitors ask on the home page and on the pages of the tools appears here.',
          },
};
