/** The statuses of concurrent requests. */
export const statusesOf = async (responses: Promise<Response>[]): Promise<number[]> =>
  (await Promise.all(responses)).map(({ status }) => status);

/** Counts a status. */
export const countOf = (statuses: number[], status: number): number =>
  statuses.filter((candidate) => candidate === status).length;
