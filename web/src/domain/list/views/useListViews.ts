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
import { useKeptQuery } from '../../../lib/queries/kept/useKeptQuery.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

const { getListViews, saveListLayout, createView, changeView, deleteView } = apiRoutes;

const allViews = ['listViews'];

/** The query key of how the account sees a list. */
export const viewsKey = (list: StaffList) => [...allViews, list];

/** How the account sees a list: density, columns and views. */
export const useListViews = (list: StaffList) =>
  useKeptQuery(viewsKey(list), ({ signal }) => callApi(getListViews, { params: { list }, signal }));

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
      if (client.isMutating({ mutationKey }) === 1) await invalidateQueries(client, allViews);
    },
  });
  return (body: ListLayoutInput) => {
    client.setQueryData<ListViews>(
      viewsKey(list),
      (current) => current && ({ ...current, ...body } as ListViews),
    );
    mutate(body);
  };
};

/** The changes of the views of a list. */
export const useViewChanges = (list: StaffList) => {
  const options = { refreshes: [viewsKey(list)] };
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
