import { useQuery } from '@tanstack/react-query';
import { apiRoutes, type Family, familySchema, type Tool } from 'functions/contract';
import { usePaused } from '../../../domain/search/useCompletion.ts';
import { toolKeys } from '../../../domain/tool/toolKeys.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { familyKeys } from '../data/useFamilies.ts';
import { type FamilyValues, familyInputOf } from '../form/familyForm.ts';

/** The families that a search offers at once. */
const offered = 20;

/** The families whose names match some words. */
export const useFoundFamilies = (text: string) => {
  const words = usePaused(text.trim());
  return useQuery({
    queryKey: [...familyKeys.lists, 'offered', words],
    queryFn: ({ signal }) =>
      callApi(apiRoutes.listFamilies, { query: { q: words, limit: offered }, signal }),
  });
};

const withTools = (ids: readonly string[], tools: readonly Tool[]): string[] => [
  ...new Set([...ids, ...tools.map(({ _id }) => _id)]),
];

interface Putting {
  tools: readonly Tool[];
  /** The id of the family; null for a new one, with these values. */
  familyId: string | null;
  values: FamilyValues;
}

const putInto = async (id: string, tools: readonly Tool[]): Promise<Family> => {
  const params = { id };
  const query = { prices: 'list' } as const;
  const { axes, sizes, ...family } = await callApi(apiRoutes.getFamily, { params, query });
  const body = {
    name: family.name,
    text: family.text,
    imageLink: family.imageLink,
    version: family.version,
    axes: axes.map(({ key }) => key),
    toolIds: withTools(
      sizes.map(({ tool }) => tool._id),
      tools,
    ),
  };
  return (await callApi(apiRoutes.updateFamily, { params, body })).family;
};

/** Puts tools into a family, which may be a new one, and resolves to it. */
export const usePutting = () =>
  useSend(
    async ({ tools, familyId, values }: Putting, idempotencyKey): Promise<Family> => {
      if (familyId !== null) return putInto(familyId, tools);
      const body = familySchema.cast({ ...familyInputOf(values), toolIds: withTools([], tools) });
      return (await callApi(apiRoutes.createFamily, { body, idempotencyKey })).family;
    },
    { refreshes: [familyKeys.all, toolKeys.all] },
  );
