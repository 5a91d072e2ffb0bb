import { createHash } from 'node:crypto';
import type { Caller } from '../../../store/accounts/caller.ts';
import { onceInSteps } from '../../../store/writes/onceInSteps.ts';

/** What distinguishes an import from another one with the same idempotency key. */
export interface ImportCall {
  path: string;
  file: Buffer | undefined;
  /** The first row to import; the file starts at `firstRow`. */
  from: number;
  firstRow: number;
  dryRun: boolean;
  changes: boolean;
  key: string | undefined;
}

const digestOf = (file: Buffer = Buffer.of()): string =>
  createHash('sha256').update(file).digest('hex');

/** Each continuation of an import is a request; a dry run is none, as it changes nothing. */
const keyOf = ({ key, dryRun, from, firstRow }: ImportCall): string | undefined => {
  if (key === undefined || dryRun) return undefined;
  return from === firstRow ? key : `${key}, from ${from}`;
};

/**
 * Imports a table once: a retry gets the first answer, whatever has changed since. Throws the errors
 * of `onceInSteps`.
 */
export const importOnce = <Result>(
  call: ImportCall,
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { path, file, from, changes } = call;
  const input = [path, digestOf(file), from, changes];
  return onceInSteps({ caller: caller.uid, key: keyOf(call), input }, work);
};
