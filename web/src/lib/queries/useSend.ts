import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { withProof } from '../session/proofs.ts';
import { useRequestKeys } from '../storage/useRequestKeys.ts';
import { invalidateQueries } from './invalidateQueries.ts';

interface SendOptions<Answer> {
  /** What is refetched, also after a failure: what it was about may have changed meanwhile. */
  refreshes: readonly QueryKey[];
  /** Shows the answer at once. */
  shows?: (answer: Answer) => void;
}

/**
 * Sends a call that changes something. The same input after a lost answer has the same idempotency
 * key, so that it applies once. Asks for the proof that a sensitive call needs.
 */
export const useSend = <Answer, Input = void>(
  call: (input: Input, idempotencyKey: string) => Promise<Answer>,
  { refreshes, shows = () => {} }: SendOptions<Answer>,
) => {
  const client = useQueryClient();
  const once = useRequestKeys();
  const { mutateAsync } = useMutation({
    mutationFn: (input: Input) =>
      once(JSON.stringify(input) ?? '', (idempotencyKey) =>
        withProof(() => call(input, idempotencyKey)),
      ),
    onSuccess: (answer) => shows(answer),
    onSettled: () => Promise.all(refreshes.map((key) => invalidateQueries(client, key))),
  });
  return mutateAsync;
};
