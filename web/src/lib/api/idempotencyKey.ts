import { useState } from 'react';

/**
 * An idempotency key for a form. A retry after a lost response uses the same key. Renew it after a
 * success: the same values submitted again are a new request.
 */
export const useIdempotencyKey = () => {
  const [idempotencyKey, setKey] = useState<string>(() => crypto.randomUUID());
  return { idempotencyKey, renewKey: () => setKey(crypto.randomUUID()) };
};
