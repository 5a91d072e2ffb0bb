import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../errors.ts';
import { tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';

const timeoutMs = 5_000;

/** A document that need not exist: reading it reaches Firestore anyway. */
const probe = tools.doc('health');

const failAfterTimeout = async (signal: AbortSignal): Promise<never> => {
  await delay(timeoutMs, undefined, { signal });
  throw new ApiError('unavailable');
};

/** Reads one document. Throws `unavailable` when that fails or takes too long. */
export const checkHealth = async (): Promise<{ status: 'ok' }> => {
  const timer = new AbortController();
  try {
    await Promise.race([readDocument(probe), failAfterTimeout(timer.signal)]);
    return { status: 'ok' };
  } catch (error) {
    throw new ApiError('unavailable', {}, { cause: error });
  } finally {
    timer.abort();
  }
};
