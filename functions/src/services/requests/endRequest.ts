import {
  type ChangedRequest,
  mayDecide,
  type RejectionInput,
  type RequestStatus,
  requestOf,
} from '../../contract/index.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import { decideRequest } from './changeRequest.ts';
import { mailToRequester } from './requestNotices.ts';
import { checkPending, permittedRequest, requestResource } from './storedRequests.ts';

/** An end of a request without an order. */
interface End {
  status: Extract<RequestStatus, 'rejected' | 'withdrawn'>;
  reason: string;
}

const endRequest = (
  id: string,
  { input: { status, reason }, key }: IdempotentRequest<End>,
  caller: Caller,
): Promise<ChangedRequest> => {
  const { membership } = caller;
  const checkRights = (stored: OrderRequestDocument | undefined) => {
    const found = permittedRequest(stored, membership);
    if (!membership) throw new ApiError('not-a-member');
    if (mayDecide(found, status, membership)) return { found, membership };
    throw new ApiError('role-forbidden', { requestOf: requestOf(found, membership) });
  };
  const changes = requestResource.reference(id);
  const request = { caller: caller.uid, key, input: { id, status, reason }, changes, checkRights };
  return once(request, async (transaction, stored) => {
    const at = new Date();
    checkPending(permittedRequest(stored, membership), at);
    const { found, membership: member } = checkRights(stored);
    const decidedBy = { uid: member.uid, name: member.name };
    const end = { status, reason, decidedBy, at };
    const ended = decideRequest(transaction, { id, request: found }, end);
    if (status === 'rejected') {
      await mailToRequester(transaction, { id, request: ended }, 'request-rejected');
    }
    return { acknowledged: true, request: requestResource.toSent(id, ended) };
  });
};

/**
 * Rejects a request with a reason, which its requester gets by mail. A retry with the same key gets
 * the first response. Throws `request-not-found`, `request-closed` with its status, and
 * `role-forbidden` for one's own request.
 */
export const rejectRequest = (
  id: string,
  { input: { reason }, key }: IdempotentRequest<RejectionInput>,
  caller: Caller,
): Promise<ChangedRequest> =>
  endRequest(id, { input: { status: 'rejected', reason }, key }, caller);

/**
 * Withdraws one's own request. A retry with the same key gets the first response. Throws
 * `request-not-found`, `request-closed` with its status, and `role-forbidden` for another member's
 * request.
 */
export const withdrawRequest = (
  id: string,
  key: string | undefined,
  caller: Caller,
): Promise<ChangedRequest> =>
  endRequest(id, { input: { status: 'withdrawn', reason: '' }, key }, caller);
