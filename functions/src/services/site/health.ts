import { setTimeout as after } from 'node:timers/promises';
import { tools } from '../../collections.ts';
import { readDocument } from '../../documents.ts';
import { ApiError } from '../../errors.ts';

const timeoutMs = 5_000;

/** It need not exist: finding that out asks the store all the same. */
const probe = tools.doc('health');

const giveUp = async (signal: AbortSignal): Promise<never> => {
  await after(timeoutMs, undefined, { signal });
  throw new ApiError('unavailable');
};

/** Asks the store for one document. Throws `unavailable` when that fails or takes too long. */
export const checkHealth = async (): Promise<{ status: 'ok' }> => {
  const timer = new AbortController();
  try {
    await Promise.race([readDocument(probe), giveUp(timer.signal)]);
    return { status: 'ok' };
  } catch (error) {
    throw new ApiError('unavailable', {}, { cause: error });
  } finally {
    timer.abort();
  }
};
