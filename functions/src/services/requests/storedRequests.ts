import { maySeeRequest, requestLifecycle } from '../../contract/index.ts';
import { requestFields } from '../../contract/requests/fields.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';
import { ApiError } from '../../errors.ts';
import { orderRequests } from '../../store/collections/collections.ts';
import { resource } from '../../store/resource/resource.ts';

/** Requests for approval. */
export const requestResource = resource({
  collection: orderRequests,
  fields: requestFields,
  notFound: 'request-not-found',
});

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

/** Throws `request-closed` with the status of a request that can no longer be decided. */
export const checkPending = (request: OrderRequestDocument, now: Date): void => {
  const requestStatus = requestLifecycle.statusAt(request.status, request.expiresAt, now);
  if (requestStatus !== 'pending') throw new ApiError('request-closed', { requestStatus });
};
