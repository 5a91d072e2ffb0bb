import { useState } from 'react';

/** The header under which a call that is sent again is known again. */
export const idempotencyHeader = (idempotencyKey: string): Record<string, string> => ({
  'idempotency-key': idempotencyKey,
});

/**
 * A key for what a form sends: it stays when no answer comes, so that what is sent again is done
 * once, and is to be renewed when it was done, for the same may be wanted another time.
 */
export const useIdempotencyKey = () => {
  const [idempotencyKey, setKey] = useState<string>(() => crypto.randomUUID());
  return { idempotencyKey, renewKey: () => setKey(crypto.randomUUID()) };
};
