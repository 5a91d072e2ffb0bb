import type { TransitionTarget } from 'functions/contract';
import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';
import { isFinal } from './transitionFailure.ts';

/** The idempotency keys of transitions. */
export const useTransitionKeys = () => {
  const withKey = useRequestKeys(isFinal);
  return <Result>(
    id: string,
    to: TransitionTarget,
    send: (idempotencyKey: string) => Promise<Result>,
  ) => withKey(`${to}/${id}`, send);
};
