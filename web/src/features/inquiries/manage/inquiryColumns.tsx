import type { InquirySummary } from 'functions/contract';
import { DateTime } from '../../../domain/time/DateTime.tsx';
import { formatShortDate } from '../../../domain/time/dates.ts';
import { paths } from '../../../lib/router/paths.ts';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { RowLink } from '../../../ui/lists/rows/RowLink.tsx';
import { InquiryStatusChip } from './InquiryStatusChip.tsx';
import { messageText, senderOf, toolText } from './inquiryTexts.ts';

const Sender = (inquiry: InquirySummary) => (
  <RowLink to={paths.inquiry.href(inquiry._id)}>{senderOf(inquiry)}</RowLink>
);

const ShortDate = ({ at }: { at: string }) => <time dateTime={at}>{formatShortDate(at)}</time>;

export const inquiryColumns: Column<InquirySummary>[] = [
  { id: 'sent', header: 'Sent', width: 152, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  { id: 'sender', header: 'From', width: 0.2, isName: true, cell: Sender },
  { id: 'tool', header: 'Tool', width: 0.22, from: 'lg', cell: toolText },
  { id: 'message', header: 'Message', cell: messageText },
  {
    id: 'status',
    header: 'Status',
    width: 110,
    cell: ({ status }) => <InquiryStatusChip status={status} />,
  },
];

/** An inquiry on a small screen. */
export const compactInquiry = (inquiry: InquirySummary): CompactContent => {
  const chip = <InquiryStatusChip status={inquiry.status} />;
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
