import { requestLifecycle } from '../../contract/index.ts';
import { orderRequests } from '../../store/collections/collections.ts';
import { expiryJob } from '../../store/runDueJob.ts';
import { confirmedByRequest, decideRequest } from './changeRequest.ts';
import { mailToRequester } from './requestNotices.ts';

/** Marks pending requests as expired whose time has passed, and tells their requesters by mail. */
export const { one: expireRequest, run: expireRequests } = expiryJob({
  collection: orderRequests,
  jobAt: ({ status, expiresAt }) => requestLifecycle.jobAt(status, expiresAt),
  expire: (transaction, { id, content: request }) => {
    const end = { status: 'expired', decidedBy: null, at: new Date() } as const;
    const expired = decideRequest(transaction, { id, request }, end);
    return mailToRequester(transaction, { id, request: expired }, 'request-expired');
  },
  confirmBy: confirmedByRequest,
  failureOf: (id) => ({
    message: `The request ${id} was not marked as expired; the next run tries again`,
    requestId: id,
  }),
  doneMessage: 'Looked for requests that have expired',
});
