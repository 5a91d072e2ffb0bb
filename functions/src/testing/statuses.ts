/** The statuses of answers to requests that were all sent at once. */
export const statusesOf = async (answers: Promise<Response>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status);

/** How many of the statuses are that one. */
export const countOf = (statuses: number[], status: number): number =>
  statuses.filter((candidate) => candidate === status).length;
