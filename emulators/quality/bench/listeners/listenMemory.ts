import type { Memory } from '../support/heap.ts';
import { rounded } from '../support/support.ts';
import { constantRate, type Shop, withListeners } from './listenSteps.ts';

/** The most that the heap may grow, in MiB per minute. */
const mostGrowth = 1;
const sampleCount = 40;

interface Sample extends Memory {
  minute: number;
}

/**
 * How much the floor of the memory rises, per minute. The memory goes up and down, because clients
 * acknowledge from time to time, and the history is trimmed from time to time.
 */
const riseOf = (samples: readonly Sample[], figure: keyof Memory): number => {
  const middle = samples.length / 2;
  const floorOf = (half: readonly Sample[]) => Math.min(...half.map((each) => each[figure]));
  const minutes = ((samples.at(-1)?.minute ?? 0) - (samples[0]?.minute ?? 0)) / 2;
  return (floorOf(samples.slice(middle)) - floorOf(samples.slice(0, middle))) / minutes;
};

/** The memory that 1,000 listeners leave which were opened and closed, in MiB. */
const leftByClosed = async (shop: Shop): Promise<number> => {
  const before = await shop.inspector.memory();
  for (let opened = 0; opened < 1000; opened += shop.count) {
    await withListeners(shop, async () => {});
  }
  return (await shop.inspector.memory()).heap - before.heap;
};

const sample = async (shop: Shop, rate: number, minutes: number): Promise<Sample[]> => {
  const samples: Sample[] = [];
  const start = performance.now();
  for (let n = 0; n < sampleCount; n++) {
    await constantRate(shop, rate, (minutes * 60) / sampleCount);
    const minute = (performance.now() - start) / 60_000;
    samples.push({ minute, ...(await shop.inspector.memory()) });
  }
  return samples;
};

/**
 * Runs orders at a constant rate with listeners, and samples the memory of the emulator after
 * collections of the garbage. The first fifth is not judged, because the history of changes adapts
 * to the rate in it.
 */
export const measureMemory = async (shop: Shop, rate: number, minutes: number): Promise<void> => {
  const left = await leftByClosed(shop);
  console.log(`1,000 listeners opened and closed leave ${rounded(left)} MiB`);
  const { result: samples } = await withListeners(shop, () => sample(shop, rate, minutes));
  console.log(
    `Memory during ${minutes} minutes with ${shop.count} listeners, ${rate} orders per s`,
  );
  console.table(
    samples
      .filter((_, n) => n % 4 === 3)
      .map(({ minute, heap, resident }) => ({
        minute: rounded(minute),
        'heap, MiB': rounded(heap),
        'resident, MiB': rounded(resident),
      })),
  );
  const judged = samples.slice(sampleCount / 5);
  const growth = riseOf(judged, 'heap');
  console.log(
    `The floor of the heap rises by ${rounded(growth)} MiB per minute, of resident memory by ` +
      `${rounded(riseOf(judged, 'resident'))}: ${growth < mostGrowth ? 'flat' : 'NOT FLAT'}`,
  );
};
