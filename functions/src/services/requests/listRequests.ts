import type { Query } from 'firebase-admin/firestore';
import { may, type OrderRequest, type RequestFilter } from '../../contract/index.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import { orderRequests } from '../../store/collections/collections.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { ListOrder, Page, PageRequest } from '../../store/reads/queries.ts';
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
  const visible = visibleRequests(membership);
  const matching = filter === 'all' ? visible : visible.where('status', '==', filter);
  const query = requestResource.select(matching);
  return readPage({ query, order: newestFirst, toItem: requestResource.toSent }, page);
};
