import { apiRoutes, type ReturnTransitionInput } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { useSend } from '../../lib/queries/useSend.ts';
import { returnDependents, useReturnUpdate } from './useReturnUpdate.ts';

/** Moves a return to another status, and resolves to the return after it. */
export const useReturnTransition = (id: string) =>
  useSend(
    async (body: ReturnTransitionInput, idempotencyKey) =>
      (await callApi(apiRoutes.transitionReturn, { params: { id }, body, idempotencyKey })).return,
    { refreshes: returnDependents, shows: useReturnUpdate().show },
  );
