import { useRef } from 'react';
import { isClientError } from '../../apiProblem.ts';

/**
 * The idempotency keys of payments and refunds. A request whose response was lost keeps its key until
 * it has succeeded or was refused, also in a new dialog, so that a retry never books it twice.
 */
export const usePaymentKeys = () => {
  const keys = useRef(new Map<string, string>());
  return async <Result>(
    request: object,
    send: (idempotencyKey: string) => Promise<Result>,
  ): Promise<Result> => {
    const name = JSON.stringify(request);
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    try {
      const result = await send(key);
      keys.current.delete(name);
      return result;
    } catch (error) {
      if (isClientError(error)) keys.current.delete(name);
      throw error;
    }
  };
};
