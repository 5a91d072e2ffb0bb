import { expect } from 'vitest';
import { codes, isOfficial } from './firestore.ts';

/**
 * Expects that one of two conflicting transactions was aborted. Google's emulator aborts both if
 * each waits for a lock of the other and both reach its limit of two seconds together: on a busy
 * machine, in about one of ten cases.
 */
export const expectConflict = (outcomes: readonly PromiseSettledResult<unknown>[]): void => {
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
  const oneOrBoth = [[codes.ABORTED], [codes.ABORTED, codes.ABORTED]];
  const expected = isOfficial ? oneOrBoth : oneOrBoth.slice(0, 1);
  expect(expected).toContainEqual(failures.map(({ reason }) => reason.code));
};
