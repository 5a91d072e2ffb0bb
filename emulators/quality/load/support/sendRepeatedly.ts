import type { ApiResponse } from './calls.ts';
import { randomBoolean } from './random.ts';

/**
 * How often a request is sent twice at once, as by a double click, and retried after the response.
 */
const repeats = { atOnce: 0.1, afterwards: 0.1 };

/** Sends a request, sometimes twice. Passes what to add to the kind of the call. */
export const sendRepeatedly = async (
  send: (repeat: string) => Promise<ApiResponse>,
): Promise<ApiResponse[]> => {
  if (randomBoolean(repeats.atOnce)) return Promise.all([send(''), send(', sent twice')]);
  const first = await send('');
  return randomBoolean(repeats.afterwards) ? [first, await send(', retried')] : [first];
};
