/** The handler of a schedule, which runs a job as of now. */
export const scheduled = (job: () => Promise<unknown>) => async (): Promise<void> => {
  await job();
};
