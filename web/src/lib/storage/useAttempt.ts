import { useState } from 'react';
import { readUnanswered, sendAttempt } from './attempts.ts';

/** Sends the requests of a form, and shows the last one while it has no answer. */
export const useAttempt = <Request extends object>(
  name: string,
  isRequest: (stored: unknown) => stored is Request,
) => {
  const read = (): Request | null => {
    const stored = readUnanswered(name);
    return isRequest(stored) ? stored : null;
  };
  const [unanswered, setUnanswered] = useState(read);
  const update = () => setUnanswered(read());
  return {
    unanswered,
    send: <Result>(
      request: Request,
      send: (idempotencyKey: string) => Promise<Result>,
    ): Promise<Result> => {
      const answer = sendAttempt(name, request, send);
      update();
      return answer.finally(update);
    },
  };
};
