import Box from '@mui/material/Box';
import { formatCentsIn, type OrderRequest } from 'functions/contract';
import {
  requestedToolsText,
  requestStatusChips,
  requestStatusNow,
} from '../../../domain/request/requestTexts.ts';
import { formatDate, formatDateTime, formatShortDate } from '../../../domain/time/dates.ts';
import { paths } from '../../../lib/router/paths.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { RowLink } from '../../../ui/lists/rows/RowLink.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';

const RequestLink = ({ request: { _id, number } }: { request: OrderRequest }) => (
  <RowLink to={paths.approval.href(_id)}>{number}</RowLink>
);

const RequestDate = ({
  request: { createdAt },
  short = false,
}: {
  request: OrderRequest;
  short?: boolean;
}) => (
  <time dateTime={createdAt} title={formatDateTime(createdAt)}>
    {short ? formatShortDate(createdAt) : formatDate(createdAt)}
  </time>
);

const RequestPicture = ({ request: { lines } }: { request: OrderRequest }) => (
  <Box sx={{ width: 40, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
    <Picture src={lines[0]?.picture ?? ''} alt="" sizes="40px" lazy />
  </Box>
);

/** The columns of requests for approval. */
export const requestColumns: Column<OrderRequest>[] = [
  {
    id: 'number',
    header: 'No.',
    width: 128,
    isName: true,
    cell: (request) => <RequestLink request={request} />,
  },
  {
    id: 'date',
    header: 'Sent',
    width: 112,
    cell: (request) => <RequestDate request={request} />,
  },
  { id: 'requester', header: 'By', width: 0.18, cell: ({ requester }) => requester.name },
  {
    id: 'tools',
    header: 'Tools',
    cell: (request) => <Ellipsis>{requestedToolsText(request)}</Ellipsis>,
  },
  {
    id: 'subtotal',
    header: 'Net',
    align: 'right',
    width: 132,
    cell: ({ subtotal, currency }) => formatCentsIn(currency, subtotal),
  },
  {
    id: 'status',
    header: 'Status',
    width: 116,
    cell: (request) => <StatusChip {...requestStatusChips[requestStatusNow(request)]} />,
  },
];

/** A request on a small screen. */
export const compactRequest = (request: OrderRequest): CompactContent => ({
  picture: <RequestPicture request={request} />,
  lines: [
    {
      text: <RequestLink request={request} />,
      end: formatCentsIn(request.currency, request.subtotal),
    },
    {
      text: requestedToolsText(request),
      end: <StatusChip {...requestStatusChips[requestStatusNow(request)]} />,
    },
    {
      text: (
        <>
          {`${request.requester.name} · `}
          <RequestDate request={request} short />
        </>
      ),
    },
  ],
});

/** A request in one line. */
export const requestName = (request: OrderRequest): string =>
  `${request.number}: ${requestedToolsText(request)} for ${request.requester.name}`;
