import type { countRoundTrip } from '../../store/reads/usage.ts';

let underWay = 0;
let round = Promise.withResolvers<void>();

const endRound = (): void => {
  const { resolve } = round;
  round = Promise.withResolvers();
  resolve();
};

/** The response, once all calls that are under way have theirs. */
const withRound = async <Response>(response: Promise<Response>): Promise<Response> => {
  const { promise: end } = round;
  underWay += 1;
  await Promise.allSettled([response]);
  underWay -= 1;
  if (underWay === 0) endRound();
  await end;
  return response;
};

/**
 * Counts like `count`, and ends calls together that are under way at the same time: how many round
 * trips a request has must not depend on which of its calls is fastest.
 */
export const inRounds =
  (count: typeof countRoundTrip): typeof countRoundTrip =>
  (response) =>
    count(withRound(response));
