import { createStore } from '../store/store.ts';
import { StripeFailure } from './errors.ts';

interface SavedAnswer {
  request: string;
  answer: () => object;
}

const otherParameters = (key: string) =>
  new StripeFailure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

/**
 * Remembers the answers to calls with an idempotency key. Refused parameters are not remembered.
 * @see https://docs.stripe.com/api/idempotent_requests
 */
export const createIdempotency = () => {
  const saved = createStore<SavedAnswer>();

  const run = (call: () => object): (() => object) => {
    try {
      // A copy, because the object may change later.
      const answer = structuredClone(call());
      return () => answer;
    } catch (error) {
      if (!(error instanceof StripeFailure) || !error.isSaved) throw error;
      return () => {
        throw error;
      };
    }
  };

  return (key: string | undefined, request: string, call: () => object): object => {
    if (key === undefined) return call();
    const earlier = saved.get(key);
    if (earlier && earlier.request !== request) throw otherParameters(key);
    const answer = earlier?.answer ?? run(call);
    if (!earlier) saved.add(key, { request, answer });
    return answer();
  };
};
