import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  apiRoutes,
  type Family,
  type FamilyEdit,
  type FamilyInput,
  type FamilyPage,
  type Tool,
} from 'functions/contract';
import { toolKeys } from '../../../domain/tool/toolKeys.ts';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

const { getFamily, createFamily, updateFamily, deleteFamily } = apiRoutes;

/** The query keys of families for staff. */
export const familyKeys = {
  all: ['families'],
  lists: ['families', 'list'],
  one: (id: string) => ['families', 'one', id],
} as const;

/** A family for staff, with its sizes at list prices. */
export interface ManagedFamily extends Family {
  sizes: Tool[];
}

const managed = ({ axes, sizes, ...family }: FamilyPage): ManagedFamily => {
  const tools = sizes.map(({ tool }) => tool);
  return {
    ...family,
    axes: axes.map(({ key }) => key),
    toolIds: tools.map(({ _id }) => _id),
    sizes: tools,
  };
};

/** A family as staff edit it. */
export const useManagedFamily = (id: string) =>
  useQuery({
    queryKey: familyKeys.one(id),
    queryFn: async ({ signal }) =>
      managed(await callApi(getFamily, { params: { id }, query: { prices: 'list' }, signal })),
  });

const refreshes = [familyKeys.lists, toolKeys.all];

/** Creates a family, and resolves to it. */
export const useNewFamily = () =>
  useSend(
    async (body: FamilyInput, idempotencyKey) =>
      (await callApi(createFamily, { body, idempotencyKey })).family,
    { refreshes },
  );

/** Changes a family, and resolves to it. */
export const useFamilyEdit = (id: string) =>
  useSend(
    async (body: FamilyEdit) => (await callApi(updateFamily, { params: { id }, body })).family,
    { refreshes },
  );

/** Refetches a family after its sizes have changed elsewhere. */
export const useFamilyRefresh = (id: string) => {
  const client = useQueryClient();
  return () => invalidateQueries(client, familyKeys.one(id));
};

/** Deletes a family. Its sizes stay as tools. */
export const useFamilyDeletion = () =>
  useSend((id: string) => callApi(deleteFamily, { params: { id } }), { refreshes });
