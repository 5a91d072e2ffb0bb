import { mdiKeyboardReturn } from '@mdi/js';
import {
  apiRoutes,
  counted,
  formatCount,
  type OrderReturn,
  type ReturnFilter,
  type ReturnKind,
  returnLifecycles,
  sumPieces,
} from 'functions/contract';
import { handlingColumn, withHandlingLine } from '../../../domain/assignments/handlingRows.tsx';
import { payerText } from '../../../domain/company/orderedBy.ts';
import type { ListKind, ListSearch } from '../../../domain/list/listKind.ts';
import { sortQuery } from '../../../domain/list/listSort.ts';
import { returnKeys } from '../../../domain/returns/returnKeys.ts';
import { returnStatusChips } from '../../../domain/returns/returnTexts.ts';
import { formatDate, formatDateTime, formatShortDate } from '../../../domain/time/dates.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { paths } from '../../../lib/router/paths.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { RowLink } from '../../../ui/lists/rows/RowLink.tsx';
import { noReturnsText, returnFilterTexts } from './returnListTexts.ts';

/** The kinds where there is little room. */
const shortKindTexts: Record<ReturnKind, string> = { return: 'Return', claim: 'Claim' };

/** The tools of a return in a line: `Jack Plane and 2 other tools`. */
const returnedToolsText = ({ lines }: Pick<OrderReturn, 'lines'>): string => {
  const [first, ...others] = lines;
  if (!first) return '';
  return others.length === 0
    ? first.toolName
    : `${first.toolName} and ${counted(others.length, 'other tool')}`;
};

/** The last day on which an approved return is expected to arrive; null without one. */
const dueText = ({
  kind,
  status,
  expiresAt,
}: Pick<OrderReturn, 'kind' | 'status' | 'expiresAt'>): string | null => {
  const due = returnLifecycles[kind].jobAt(status, expiresAt);
  return due && formatDate(due);
};

const NumberLink = ({ found: { _id, number } }: { found: OrderReturn }) => (
  <RowLink to={paths.orderReturn.href(_id)}>{number}</RowLink>
);

const RequestDate = ({ at, short = false }: { at: string; short?: boolean }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {short ? formatShortDate(at) : formatDate(at)}
  </time>
);

const columns: Column<OrderReturn>[] = [
  {
    id: 'number',
    header: 'No.',
    width: 156,
    isName: true,
    cell: (found) => <NumberLink found={found} />,
  },
  { id: 'kind', header: 'Kind', width: 84, cell: ({ kind }) => shortKindTexts[kind] },
  {
    id: 'date',
    header: 'Requested',
    sorts: { ascending: 'oldest', descending: 'newest' },
    width: 112,
    from: 1100,
    cell: ({ createdAt }) => <RequestDate at={createdAt} />,
  },
  { id: 'customer', header: 'Customer', width: 0.2, cell: payerText },
  {
    id: 'tools',
    header: 'Tools',
    cell: (found) => <Ellipsis>{returnedToolsText(found)}</Ellipsis>,
  },
  {
    id: 'pieces',
    header: 'Pieces',
    align: 'right',
    width: 84,
    from: 'lg',
    cell: ({ lines }) => formatCount(sumPieces(lines, ({ asked }) => asked)),
  },
  {
    id: 'status',
    header: 'Status',
    width: 112,
    cell: (found) => <StatusChip {...returnStatusChips[found.status]} />,
  },
  { id: 'due', header: 'Due back', width: 112, from: 'lg', cell: (found) => dueText(found) ?? '–' },
];

const compact = (found: OrderReturn): CompactContent => {
  const due = dueText(found);
  return {
    lines: [
      { text: <NumberLink found={found} />, end: shortKindTexts[found.kind] },
      { text: returnedToolsText(found), end: <StatusChip {...returnStatusChips[found.status]} /> },
      {
        text: (
          <>
            <RequestDate at={found.createdAt} short />
            {` · ${payerText(found)}`}
          </>
        ),
        end: due && `due ${due}`,
      },
    ],
  };
};

/** The query of a search, also that of its export. */
export const returnQuery = ({ filter, words }: ListSearch<ReturnFilter>) => ({
  status: filter,
  q: words,
});

/** Everyone's returns and guarantee claims. */
export const returnList: ListKind<OrderReturn, ReturnFilter> = {
  title: 'Returns',
  staffList: 'returns',
  noun: 'return',
  queryKey: returnKeys.lists,
  pages: (search) =>
    pagedList(returnKeys.lists, apiRoutes.listReturns, {
      query: { ...returnQuery(search), ...sortQuery('returns', search) },
    }),
  search: {
    label: 'Search by return or order number, customer or tool',
    hasNumbers: true,
    count: ({ filter, words }) => ({ of: 'returns', status: filter, q: words }),
  },
  filter: {
    name: 'status',
    label: 'Returns to show',
    texts: returnFilterTexts,
    initial: 'requested',
    all: 'all',
  },
  sorts: 'returns',
  columns: [...columns, handlingColumn],
  compact: withHandlingLine(compact),
  handledKind: 'return',
  nameOf: (found) => `${found.number}: ${returnedToolsText(found)} from ${found.payerName}`,
  icon: mdiKeyboardReturn,
  empty: noReturnsText,
};
