/** Faults at the commits of a shop, and kills of its process. */
import { status } from '@grpc/grpc-js';
import { expect } from 'vitest';
import { type FaultyShop, noFault } from './faultyShop.ts';
import type { Fault } from './servers/firestoreProxy.ts';

/** Lets something happen at each of the next commits with these numbers, from 1. */
export const atCommits = (
  shop: FaultyShop,
  numbers: readonly number[],
  happen: () => Fault,
): void => {
  let count = 0;
  shop.faultOf = (method) => {
    if (method !== 'Commit') return undefined;
    count += 1;
    return numbers.includes(count) ? happen() : undefined;
  };
};

/**
 * Kills the process while it waits for the answer to a commit, which is made or is not. Returns a
 * function that waits until it runs again, and expects that it was killed.
 */
export const killAtCommit = (
  shop: FaultyShop,
  number: number,
  lost: Fault['lost'],
): (() => Promise<void>) => {
  const killed: Promise<void>[] = [];
  atCommits(shop, [number], () => {
    killed.push(shop.killAndRestart());
    return { status: status.UNAVAILABLE, lost };
  });
  return async () => {
    await Promise.all(killed);
    shop.faultOf = noFault;
    expect(killed, 'the process was not killed').toHaveLength(1);
  };
};

/** Kills of a process while others call it. */
interface Kills {
  /** To be called for each call that gets no answer. */
  onFailure: () => void;
  /** Kills the process up to four times until the work is done, which is then returned. */
  during: <Result>(work: Promise<Result>) => Promise<Result>;
}

/** Kills of a shop, each after a call was interrupted by the one before. */
export const killsOf = (shop: FaultyShop): Kills => {
  let failures = 0;
  let over = false;
  const killRepeatedly = async () => {
    for (let kill = 1; kill <= 4 && !over; kill += 1) {
      const before = failures;
      await shop.killAndRestart();
      await expect.poll(() => over || failures > before, { interval: 5 }).toBe(true);
    }
  };
  return {
    onFailure: () => {
      failures += 1;
    },
    during: async (work) => {
      const ended = work.finally(() => {
        over = true;
      });
      const [result] = await Promise.all([ended, killRepeatedly()]);
      expect(failures, 'no call was interrupted').toBeGreaterThan(0);
      return result;
    },
  };
};
