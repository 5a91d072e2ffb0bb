/** Creates something at the first call, and returns it at each: for tests that do not change it. */
export const once = <Result>(create: () => Promise<Result>): (() => Promise<Result>) => {
  let created: Promise<Result> | undefined;
  return () => {
    created ??= create();
    return created;
  };
};
