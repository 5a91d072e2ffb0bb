import { ApiError } from '../errors.ts';

/** Runs tasks, so many at a time. Throws `unavailable` for one more. */
export const atMost = (limit: number) => {
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) throw new ApiError('unavailable');
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
    }
  };
};
