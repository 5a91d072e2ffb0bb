import fc from 'fast-check';
import { expect } from 'vitest';
import { isOfficial } from '../support/firestore.ts';

/** Where the server listens. */
export const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}`;

/** The same inputs in every run; fast-check prints the seed with a failure. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** The number of runs; fewer for Google's emulator, which is slower. */
export const trials = (numRuns: number): { seed: number; numRuns: number } => ({
  seed,
  numRuns: isOfficial ? Math.ceil(numRuns / 4) : numRuns,
});

/** Random bytes. */
export const anyBytes = fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes));

/** Checks that the server still responds. */
export const expectUp = async (): Promise<void> => {
  const response = await fetch(`${address}/`);
  expect(response.status).toBe(200);
};
