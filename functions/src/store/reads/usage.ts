import { AsyncLocalStorage } from 'node:async_hooks';

/** The document reads and writes of some work, as they are billed. */
export interface Usage {
  reads: number;
  writes: number;
}

/** The usage of a request, and how often it waited. */
export interface RequestUsage extends Usage {
  /** How often the request began to wait for Firestore or Firebase Auth, with no call under way. */
  roundTrips: number;
}

interface Count {
  usage: Usage & Partial<RequestUsage>;
  callsUnderWay: number;
}

const current = new AsyncLocalStorage<readonly Count[]>();

const counts = (): readonly Count[] => current.getStore() ?? [];

/**
 * Runs the work and counts all its reads and writes in `usage`, and its round trips if there is a
 * number of them. Work around this one counts them, too.
 */
export const countUsage = <Result>(
  usage: Usage & Partial<RequestUsage>,
  work: () => Result,
): Result => current.run([...counts(), { usage, callsUnderWay: 0 }], work);

/** Counts document reads for the current work. */
export const countReads = (reads: number): void => {
  for (const { usage } of counts()) usage.reads += reads;
};

/** Counts document writes for the current work. */
export const countWrites = (writes: number): void => {
  for (const { usage } of counts()) usage.writes += writes;
};

const begin = (count: Count): void => {
  const { usage, callsUnderWay } = count;
  if (usage.roundTrips !== undefined && callsUnderWay === 0) usage.roundTrips += 1;
  count.callsUnderWay += 1;
};

/**
 * The response to a call of Firestore or Firebase Auth, for which the current work waits: a round
 * trip, unless the work waits for another call already.
 */
export const countRoundTrip = async <Response>(response: Promise<Response>): Promise<Response> => {
  const waiting = counts();
  for (const count of waiting) begin(count);
  try {
    return await response;
  } finally {
    for (const count of waiting) count.callsUnderWay -= 1;
  }
};
