import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  apiRoutes,
  type ListLayoutInput,
  type ListViews,
  type StaffList,
  type ViewChange,
  type ViewInput,
} from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { callApi } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { listViewsKeys } from './listViewsQuery.ts';

const { saveListLayout, createView, changeView, deleteView } = apiRoutes;

/**
 * Saves how the account sees a list, and shows it at once. Choices are sent one after another, so
 * that the last one wins.
 */
export const useSaveLayout = (list: StaffList) => {
  const client = useQueryClient();
  const mutationKey = ['listLayout'];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'listLayout' },
    mutationFn: (body: ListLayoutInput) => callApi(saveListLayout, { params: { list }, body }),
    onError: (error) => enqueueSnackbar(messageOf(error), { variant: 'error' }),
    onSettled: async () => {
      if (client.isMutating({ mutationKey }) === 1)
        await invalidateQueries(client, listViewsKeys.all);
    },
  });
  return (body: ListLayoutInput) => {
    client.setQueryData<ListViews>(
      listViewsKeys.of(list),
      (current) => current && ({ ...current, ...body } as ListViews),
    );
    mutate(body);
  };
};

/** The changes of the views of a list. */
export const useViewChanges = (list: StaffList) => {
  const options = { refreshes: [listViewsKeys.of(list)] };
  return {
    create: useSend(
      async (body: ViewInput, idempotencyKey) =>
        (await callApi(createView, { params: { list }, body, idempotencyKey })).view,
      options,
    ),
    change: useSend(
      async ({ id, ...body }: ViewChange & { id: string }) =>
        (await callApi(changeView, { params: { list, id }, body })).view,
      options,
    ),
    remove: useSend((id: string) => callApi(deleteView, { params: { list, id } }), options),
  };
};

export type ViewChanges = ReturnType<typeof useViewChanges>;
