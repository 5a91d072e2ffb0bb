import { readLimitMs } from '../../params.ts';
import { withDeadline } from '../calls/waitAtMost.ts';
import { countRoundTrip } from './usage.ts';

/**
 * The response of Firestore to a read of several callers. Fails with DEADLINE_EXCEEDED if there is
 * none in time, so that a transaction retries, the event of a function is delivered again, and a
 * request is answered.
 */
export const sharedReadInTime = <Response>(response: Promise<Response>): Promise<Response> =>
  withDeadline(readLimitMs(), response);

/** Like `sharedReadInTime`, for a read of the current work alone: a round trip of it. */
export const readInTime = <Response>(response: Promise<Response>): Promise<Response> =>
  countRoundTrip(sharedReadInTime(response));
