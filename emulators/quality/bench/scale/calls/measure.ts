import { quantile, rounded } from '../../support/support.ts';
import type { Call, Shop } from './callKinds.ts';

const warmUps = 5;
const runs = 200;
const maxMs = 8_000;
/** A slow call is measured this often, however long that takes. */
const leastRuns = 20;

/** The median of the reads, and times in milliseconds. */
export interface Figures {
  reads: number;
  p50: number;
  p99: number;
}

interface Sample {
  ms: number;
  reads: number;
}

const take = async (shop: Shop, { request }: Call, n: number): Promise<Sample> =>
  shop.api.send(await request(shop, n));

const figuresOf = (samples: readonly Sample[]): Figures => {
  const times = samples.map(({ ms }) => ms);
  const reads = samples.map((sample) => sample.reads);
  return { reads: quantile(reads, 0.5), p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
};

/**
 * Measures a call in several shops, with one request at a time. The shops take turns, so that other
 * work of the machine slows down all of them alike.
 */
export const measureCall = async (call: Call, shops: readonly Shop[]): Promise<Figures[]> => {
  const samples: Sample[][] = shops.map(() => []);
  const end = performance.now() + maxMs;
  const isEnough = (n: number) => n >= warmUps + leastRuns && performance.now() > end;
  for (let n = 0; n < warmUps + runs && !isEnough(n); n += 1) {
    for (const [at, shop] of shops.entries()) {
      const sample = await take(shop, call, n);
      if (n >= warmUps) samples[at]?.push(sample);
    }
  }
  return samples.map(figuresOf);
};

/** Counting is linear in Firestore, too: the budget for 100,000 documents. */
const countBudgetMs = 60;
const entriesPerRead = 1_000;

const mayGrow = { reads: 1, factor: 1.5, ms: 5 };

/**
 * The problem with the growth of a call from a tenth of the size to the full one; null if there is
 * none.
 */
export const growthProblem = (
  { counts = false, streams = false }: Pick<Call, 'counts' | 'streams'>,
  { small, full, orders }: { small: Figures; full: Figures; orders: number },
): string | null => {
  const moreReads = mayGrow.reads + (counts ? Math.ceil(orders / entriesPerRead) : 0);
  if (!streams && full.reads > small.reads + moreReads) return 'reads grow';
  const maxMsOf = small.p50 * mayGrow.factor + mayGrow.ms;
  if (full.p50 > Math.max(maxMsOf, counts ? countBudgetMs : 0)) return 'time grows';
  return null;
};

/** A row of the table. */
export const rowOf = (small: Figures, full: Figures, problem: string | null) => ({
  'reads, a tenth': small.reads,
  'p50, ms': rounded(small.p50),
  'p99, ms': rounded(small.p99),
  'reads, full': full.reads,
  'full p50, ms': rounded(full.p50),
  'full p99, ms': rounded(full.p99),
  'p50 ratio': rounded(full.p50 / small.p50),
  problem: problem ?? '',
});
