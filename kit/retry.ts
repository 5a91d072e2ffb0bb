import { setTimeout as delay } from 'node:timers/promises';

/** How often to try, and the time before the second attempt, which each further one doubles. */
interface RetryOptions {
  attempts?: number;
  firstDelayMs?: number;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Repeats work that fails on a busy machine. Fails with the last error. */
export const retry = async <Result>(
  work: () => Promise<Result>,
  { attempts = 8, firstDelayMs = 50, wait = delay }: RetryOptions = {},
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts) throw error;
    }
    await wait(firstDelayMs * 2 ** (attempt - 1));
  }
};
