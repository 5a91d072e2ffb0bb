import { setImmediate } from 'node:timers/promises';

/**
 * Lets calls with the same argument share one result. Nothing is cached: a call never gets the
 * result of work that started before it, but waits until that has ended and shares the next one.
 * The argument must be plain data.
 */
export const shareCalls = <Argument, Result>(
  load: (argument: Argument) => Promise<Result>,
): ((argument: Argument) => Promise<Result>) => {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Promise<Result>>();

  const run = async (key: string, argument: Argument): Promise<Result> => {
    const result = load(argument);
    const end = Promise.allSettled([result]);
    running.set(key, end);
    await end;
    running.delete(key);
    return result;
  };

  const runNext = async (key: string, argument: Argument): Promise<Result> => {
    // Requests that arrived together call one after the other.
    await (running.get(key) ?? setImmediate());
    waiting.delete(key);
    return run(key, argument);
  };

  return (argument) => {
    const key = JSON.stringify(argument);
    const shared = waiting.get(key) ?? runNext(key, argument);
    waiting.set(key, shared);
    return shared;
  };
};
