import { setImmediate } from 'node:timers/promises';
import { waitAtMost } from './waitAtMost.ts';

/** The maximum number of calls that one load answers, and of loads that run at the same time. */
export interface BatchLimits {
  calls: number;
  loads: number;
  /** After so many milliseconds, a load no longer keeps others from starting. */
  maxWaitMs?: number;
}

interface Call<Argument, Result> extends PromiseWithResolvers<Result> {
  argument: Argument;
}

/**
 * Answers calls that arrive at about the same time with one load, which returns a result per
 * argument in their order. Nothing is cached: a load starts after the calls that it answers, so no
 * result is older than its call. A failed load fails its calls.
 */
export const batchCalls = <Argument, Result>(
  load: (batch: readonly Argument[]) => Promise<readonly Result[]>,
  limits: BatchLimits,
): ((argument: Argument) => Promise<Result>) => {
  const { maxWaitMs = 1_000 } = limits;
  const waiting: Call<Argument, Result>[] = [];
  let loads = 0;

  const answer = async (calls: readonly Call<Argument, Result>[]): Promise<void> => {
    try {
      const results = await load(calls.map(({ argument }) => argument));
      for (const [at, { resolve }] of calls.entries()) resolve(results[at] as Result);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  };

  const answerAll = async (): Promise<void> => {
    loads += 1;
    // Requests that arrived together call one after the other.
    await setImmediate();
    while (waiting.length > 0) {
      await waitAtMost(maxWaitMs, answer(waiting.splice(0, limits.calls)));
    }
    loads -= 1;
  };

  return (argument) => {
    const call = { argument, ...Promise.withResolvers<Result>() };
    waiting.push(call);
    if (loads < limits.loads) void answerAll();
    return call.promise;
  };
};
