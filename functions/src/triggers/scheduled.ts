/** The handler of a schedule, which runs jobs as of now. */
export const scheduled =
  (...jobs: (() => Promise<unknown>)[]) =>
  async (): Promise<void> => {
    await Promise.all(jobs.map((job) => job()));
  };
