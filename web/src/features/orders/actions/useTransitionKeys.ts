import type { TransitionTarget } from 'functions/contract';
import { useRef } from 'react';
import { isFinal } from './transitionFailure.ts';

/**
 * The idempotency keys of transitions. An action whose response was lost keeps its key until it has
 * succeeded or was refused, also in a new dialog, so that a retry never applies it twice.
 */
export const useTransitionKeys = () => {
  const keys = useRef(new Map<string, string>());
  return async <Result>(
    id: string,
    to: TransitionTarget,
    send: (idempotencyKey: string) => Promise<Result>,
  ): Promise<Result> => {
    const name = `${to}/${id}`;
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
