import type { Query } from 'firebase-admin/firestore';
import {
  awaitsVoteOf,
  limits,
  may,
  type OrderRequest,
  type RequestFilter,
  requestLifecycle,
} from '../../contract/index.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import { orderRequests } from '../../store/collections/collections.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  countDocuments,
  findDocuments,
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
} from '../../store/reads/queries.ts';
import { requestResource } from './storedRequests.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

/** The requests that a member may see: all for those who may approve, otherwise their own. */
const visibleRequests = ({
  companyId,
  uid,
  role,
}: MembershipDocument): Query<OrderRequestDocument> => {
  const ofCompany = orderRequests.where('companyId', '==', companyId);
  return may(role, 'approve') ? ofCompany : ofCompany.where('requester.uid', '==', uid);
};

const pendingRequests = (member: MembershipDocument): Query<OrderRequestDocument> =>
  visibleRequests(member).where('status', '==', 'pending');

/** The fields that decide whether a request waits for them. */
const voteFields = ['status', 'expiresAt', 'requester', 'approvals'] as const;
type Vote = Pick<OrderRequestDocument, (typeof voteFields)[number]>;

const awaits = (member: MembershipDocument, now: Date) => (request: Vote) =>
  awaitsVoteOf(
    { ...request, status: requestLifecycle.statusAt(request.status, request.expiresAt, now) },
    member,
  );

/**
 * How many requests of others wait for the approval of a member: at most `limits.summary.requests`
 * are looked at. Costs a read for each.
 */
export const countAwaited = async (member: MembershipDocument, now: Date): Promise<number> => {
  const pending = selectFields(pendingRequests(member), voteFields);
  const found = await findDocuments(pending, limits.summary.requests);
  return found.filter(({ content }) => awaits(member, now)(content)).length;
};

/** How many requests of a member wait who sees only their own. */
export const countPending = (member: MembershipDocument): Promise<number> =>
  countDocuments(pendingRequests(member));

const matching = (filter: RequestFilter, member: MembershipDocument) => {
  if (filter === 'all') return { query: visibleRequests(member) };
  if (filter === 'for-me') {
    return { query: pendingRequests(member), matches: awaits(member, new Date()) };
  }
  return { query: visibleRequests(member).where('status', '==', filter) };
};

/** A request for a page of requests. */
export interface RequestListRequest extends PageRequest {
  filter: RequestFilter;
}

/**
 * A page of the requests of the company for which the caller acts, newest first: all for those who
 * may approve, otherwise the caller's own; none for an account that acts for itself. Throws
 * `validation` for an invalid cursor.
 */
export const listRequests = async (
  { filter, ...page }: RequestListRequest,
  { membership }: Pick<Buyer, 'membership'>,
): Promise<Page<OrderRequest>> => {
  if (!membership) return { items: [] };
  const { query, ...matches } = matching(filter, membership);
  const source = { query: requestResource.select(query), ...matches };
  return readPage({ ...source, order: newestFirst, toItem: requestResource.toSent }, page);
};
