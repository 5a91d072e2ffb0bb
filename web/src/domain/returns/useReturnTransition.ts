import { useMutation } from '@tanstack/react-query';
import { apiRoutes, type OrderReturn, type ReturnTransitionInput } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { useRequestKeys } from '../../lib/storage/useRequestKeys.ts';
import { useReturnUpdate } from './useReturnUpdate.ts';

/**
 * Moves a return to another state, and resolves to the return after it. A retry of the same request
 * after a lost answer has its key, and each attempt refreshes what depends on the return.
 */
export const useReturnTransition = (id: string) => {
  const withKey = useRequestKeys();
  const { refresh, show } = useReturnUpdate();
  const { mutateAsync } = useMutation({
    mutationFn: async (body: ReturnTransitionInput): Promise<OrderReturn> => {
      const send = (idempotencyKey: string) =>
        callApi(apiRoutes.transitionReturn, { params: { id }, body, idempotencyKey });
      return (await withKey(JSON.stringify({ id, ...body }), send)).return;
    },
    onSuccess: show,
    onSettled: refresh,
  });
  return mutateAsync;
};
