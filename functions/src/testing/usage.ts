import { countUsage, type Usage } from '../usage.ts';

/** The reads and writes of some work. */
export const usageOf = async (work: () => Promise<unknown>): Promise<Usage> => {
  const usage = { reads: 0, writes: 0 };
  await countUsage(usage, work);
  return usage;
};
