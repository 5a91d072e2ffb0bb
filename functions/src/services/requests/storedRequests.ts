import type { DocumentReference } from 'firebase-admin/firestore';
import { maySeeRequest, type RequestState, requestStateAt } from '../../contract/index.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';
import { ApiError } from '../../errors.ts';
import { isDocumentId, orderRequests } from '../../store/collections/collections.ts';

/** The reference to a request. Throws `request-not-found` for an invalid id. */
export const requestReference = (
  id: string,
): DocumentReference<OrderRequestDocument, OrderRequestDocument> => {
  if (!isDocumentId(id)) throw new ApiError('request-not-found');
  return orderRequests.doc(id);
};

/**
 * The request, if it is one of the company that the member may see. Throws `request-not-found`
 * otherwise, also for an account that acts for itself.
 */
export const permittedRequest = (
  request: OrderRequestDocument | undefined,
  member: Pick<MembershipDocument, 'companyId' | 'uid' | 'role'> | null,
): OrderRequestDocument => {
  const isSeen = request && member?.companyId === request.companyId;
  if (isSeen && maySeeRequest(request, member)) return request;
  throw new ApiError('request-not-found');
};

/** Throws `request-closed` with the state of a request that can no longer be decided. */
export const checkPending = (request: OrderRequestDocument, now: Date): void => {
  const requestState: RequestState = requestStateAt(request, now);
  if (requestState !== 'pending') throw new ApiError('request-closed', { requestState });
};
