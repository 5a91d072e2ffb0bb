import { readLimitMs } from '../../params.ts';
import { withDeadline } from '../calls/waitAtMost.ts';

/**
 * The response of Firestore to a read. Fails with DEADLINE_EXCEEDED if there is none in time, so that
 * a transaction retries, the event of a function is delivered again, and a request is answered.
 */
export const readInTime = <Response>(response: Promise<Response>): Promise<Response> =>
  withDeadline(readLimitMs(), response);
