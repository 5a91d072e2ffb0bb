import { counted, type Usage } from '../usage.ts';

/** What a piece of work asks of the store. */
export const usageOf = async (work: () => Promise<unknown>): Promise<Usage> => {
  const usage = { reads: 0, writes: 0 };
  await counted(usage, work);
  return usage;
};
