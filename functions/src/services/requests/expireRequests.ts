import { requestCheckOf, requestStateAt } from '../../contract/index.ts';
import { orderRequests } from '../../store/collections/collections.ts';
import { lapseJob } from '../../store/runDueJob.ts';
import { confirmedByRequest, decideRequest } from './changeRequest.ts';
import { mailToRequester } from './requestNotices.ts';

/** Marks pending requests as expired whose time has passed, and tells their requesters by mail. */
export const { one: expireRequest, run: expireRequests } = lapseJob({
  collection: orderRequests,
  result: 'expired',
  hasLapsed: (request, now) =>
    request.state === 'pending' && requestStateAt(request, now) === 'expired',
  lapse: (transaction, { id, content: request }) => {
    const end = { state: 'expired', decidedBy: null, at: new Date() } as const;
    const expired = decideRequest(transaction, { id, request }, end);
    return mailToRequester(transaction, { id, request: expired }, 'request-expired');
  },
  checkTimeOf: requestCheckOf,
  confirmBy: confirmedByRequest,
  failureOf: (id) => ({
    message: `The request ${id} was not marked as expired; the next run tries again`,
    requestId: id,
  }),
  doneMessage: 'Looked for requests that have lapsed',
});
