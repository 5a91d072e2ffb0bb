import { useQuery } from '@tanstack/react-query';
import { apiRoutes, attributeRows, type Specification, type Tool } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';

/** The keys of queries about attributes. */
export const attributeKeys = { all: ['attributes'] } as const;

const staleTime = 300_000;

/** The attributes of tools of now, in the order in which they are shown, for staff. */
export const useAttributes = () =>
  useQuery({
    queryKey: [...attributeKeys.all, 'current'],
    queryFn: ({ signal }) => callApi(apiRoutes.listAttributes, { signal }),
  });

/** Like `useAttributes`, for everyone: from a cache that may be a little old. */
const usePublicAttributes = (enabled: boolean) =>
  useQuery({
    queryKey: [...attributeKeys.all, 'public'],
    queryFn: ({ signal }) => callApi(apiRoutes.listAttributes, { signal, anonymous: true }),
    staleTime,
    enabled,
  });

type Described = Pick<Tool, 'attributes' | 'specifications'>;

/**
 * The technical data of tools: their attributes, then the free rows. Undefined until the labels are
 * there, so that nothing moves; without them, there are the free rows alone.
 */
export const useTechnicalData = (
  tools: readonly Described[],
): ((tool: Described) => Specification[]) | undefined => {
  const isNeeded = tools.some(({ attributes }) => Object.keys(attributes).length > 0);
  const { data = [], isPending } = usePublicAttributes(isNeeded);
  if (isNeeded && isPending) return undefined;
  return ({ attributes, specifications }) => [
    ...attributeRows(attributes, data),
    ...specifications,
  ];
};
