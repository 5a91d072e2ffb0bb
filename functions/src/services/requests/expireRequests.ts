import { requestCheckOf, requestStateAt } from '../../contract/index.ts';
import type { RunLimits } from '../../store/calls/runWithinLimits.ts';
import { orderRequests } from '../../store/collections/collections.ts';
import { type JobReport, runDueJob } from '../../store/runDueJob.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { confirmedByRequest, decideRequest } from './changeRequest.ts';
import { mailToRequester } from './requestNotices.ts';

/** The shop's action on a request whose `checkAt` has come. */
export type RequestExpiry = 'expired' | 'unchanged';

/**
 * Marks a pending request as expired if its time has passed, and tells its requester by mail. A
 * decision at the same time comes either before, or after. A request that needs nothing gets the
 * `checkAt` of its state, so that the next run does not find it again.
 */
export const expireRequest = async (id: string, now: Date): Promise<RequestExpiry> => {
  const expire = async (transaction: Transaction): Promise<RequestExpiry> => {
    const request = await transaction.read(orderRequests.doc(id));
    if (!request) return 'unchanged';
    if (request.state === 'pending' && requestStateAt(request, now) === 'expired') {
      const end = { state: 'expired', decidedBy: null, at: new Date() } as const;
      const expired = decideRequest(transaction, { id, request }, end);
      await mailToRequester(transaction, { id, request: expired }, 'request-expired');
      return 'expired';
    }
    const checkAt = requestCheckOf(request);
    if (checkAt?.getTime() !== request.checkAt?.getTime()) {
      transaction.update(orderRequests.doc(id), { checkAt });
    }
    return 'unchanged';
  };
  return transact(expire, { confirmBy: confirmedByRequest(id) });
};

/**
 * Looks at the requests whose `checkAt` has come, oldest first, and marks those that have expired.
 */
export const expireRequests = (now?: Date, limits?: RunLimits): Promise<JobReport<RequestExpiry>> =>
  runDueJob(
    {
      collection: orderRequests,
      apply: expireRequest,
      results: ['expired', 'unchanged'],
      failureOf: (id) => ({
        message: `The request ${id} was not marked as expired; the next run tries again`,
        requestId: id,
      }),
      doneMessage: 'Looked for requests that have lapsed',
    },
    now,
    limits,
  );
