/** The statuses of concurrent requests. */
export const statusesOf = async (answers: Promise<Response>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status);

/** Counts a status. */
export const countOf = (statuses: number[], status: number): number =>
  statuses.filter((candidate) => candidate === status).length;
