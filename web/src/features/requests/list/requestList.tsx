import { mdiCheckDecagramOutline } from '@mdi/js';
import { apiRoutes, type OrderRequest, type RequestFilter } from 'functions/contract';
import type { ListKind } from '../../../domain/list/listKind.ts';
import { requestStatusChips } from '../../../domain/request/requestTexts.ts';
import { requestKeys } from '../../../domain/request/useRequests.ts';
import { keptList } from '../../../lib/queries/kept/keptQuery.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { paths } from '../../../lib/router/paths.ts';
import { labelsOf } from '../../../ui/feedback/statusChips.ts';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { compactRequest, requestColumns, requestName } from './requestColumns.tsx';

const emptyTitle = (filter: RequestFilter, approves = false): string => {
  if (filter === 'for-me') return 'No request waits for you';
  if (filter !== 'pending') return 'No requests for approval';
  return approves ? 'Nothing waits for approval' : 'None of your orders waits for approval';
};

const emptyAdvice = (approves = false): string =>
  approves
    ? 'Orders that a rule of the company matches appear here, so that you can approve them.'
    : 'An order that a rule of the company matches can be sent for approval at the checkout.';

const filterTexts: Record<RequestFilter, string> = {
  all: 'All',
  ...labelsOf(requestStatusChips),
  'for-me': 'Waiting for me',
};
const { 'for-me': _, ...others } = filterTexts;

/**
 * The requests that a member sees of the company, newest first. `approves` says whether the member
 * approves the orders of others, once that is known.
 */
export const requestList = (
  approves: boolean | undefined,
): ListKind<OrderRequest, RequestFilter> => ({
  title: 'Approvals',
  isForCustomers: true,
  noun: 'request',
  queryKey: requestKeys.lists,
  pages: ({ filter }) =>
    keptList(pagedList(requestKeys.lists, apiRoutes.listRequests, { query: { status: filter } })),
  filter: {
    name: 'status',
    label: 'Requests to show',
    texts: approves === false ? (others as typeof filterTexts) : filterTexts,
    initial: 'pending',
    all: 'all',
  },
  columns: requestColumns,
  compact: compactRequest,
  nameOf: requestName,
  icon: mdiCheckDecagramOutline,
  empty: ({ filter }) => ({
    title: emptyTitle(filter, approves),
    advice: emptyAdvice(approves),
    action: <LinkButton to={paths.tools}>See our tools</LinkButton>,
  }),
});
