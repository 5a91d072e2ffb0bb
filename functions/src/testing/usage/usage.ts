import { beforeAll, vi } from 'vitest';
import { readMailShop } from '../../services/mail/queueMail.ts';
import { currentPriceLists } from '../../services/prices/priceIndex.ts';
import { countUsage, type Usage } from '../../store/reads/usage.ts';

/** The reads and writes of some work. */
export const usageOf = async (work: () => Promise<unknown>): Promise<Usage> => {
  const usage = { reads: 0, writes: 0 };
  await countUsage(usage, work);
  return usage;
};

/**
 * Stops the clock of this process's caches for the tests of a file, and loads the settings for
 * mails and the index of price lists: how long a test takes must not change what it reads.
 */
export const keepCaches = (): void => {
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await readMailShop();
    await currentPriceLists();
    return () => vi.useRealTimers();
  });
};
