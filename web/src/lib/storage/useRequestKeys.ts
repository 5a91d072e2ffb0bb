import { useRef } from 'react';
import { isDecided } from './attempts.ts';

/**
 * The idempotency keys of requests, by their names. A request whose response was lost keeps its key
 * until it has succeeded or was refused for good, also in a new dialog, so that a retry never
 * applies it twice.
 */
export const useRequestKeys = (isFinal: (error: unknown) => boolean = isDecided) => {
  const keys = useRef(new Map<string, string>());
  return async <Result>(
    name: string,
    send: (idempotencyKey: string) => Promise<Result>,
  ): Promise<Result> => {
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    try {
      const result = await send(key);
      keys.current.delete(name);
      return result;
    } catch (error) {
      if (isFinal(error)) keys.current.delete(name);
      throw error;
    }
  };
};
