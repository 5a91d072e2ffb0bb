/** Runs tasks, so many at a time; the others wait for their turn, in the order they came. */
export const atMost = (count: number) => {
  const waiting: (() => void)[] = [];
  let free = count;

  const enter = async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
