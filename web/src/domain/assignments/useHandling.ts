import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type HandledKind, type Handling } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { useSend } from '../../lib/queries/useSend.ts';

const { listStaff, getHandling, assign, follow, seeNews } = apiRoutes;

const staffKey = ['staff'];
const handlingKey = (kind: HandledKind, id: string) => ['handling', kind, id];

/** The query keys of the lists of what is handled, whose rows say who does. */
const listKeys: Record<HandledKind, QueryKey[]> = {
  order: [['orders', 'list'], ['orderCounts']],
  quote: [['quotes', 'list']],
  return: [['returns', 'list']],
  inquiry: [['inquiries', 'list']],
};

/** The people of the staff by name. */
export const useStaff = (enabled = true) =>
  useQuery({
    queryKey: staffKey,
    queryFn: ({ signal }) => callApi(listStaff, { signal }),
    enabled,
  });

/** Assigns a document to someone, or to nobody. */
export const useAssign = (kind: HandledKind) =>
  useSend(
    async ({ id, assignee }: { id: string; assignee: string | null }) =>
      (await callApi(assign, { params: { kind, id }, body: { assignee } })).handling,
    { refreshes: [...listKeys[kind], ['handling', kind]] },
  );

/** Who handles a document, and the changes of that. */
export const useHandling = (kind: HandledKind, id: string) => {
  const client = useQueryClient();
  const queryKey = handlingKey(kind, id);
  const params = { kind, id };
  const options = {
    refreshes: listKeys[kind],
    shows: (handling: Handling) => client.setQueryData(queryKey, handling),
  };
  return {
    query: useQuery({
      queryKey,
      queryFn: ({ signal }) => callApi(getHandling, { params, signal }),
    }),
    assign: useSend(
      async (assignee: string | null) =>
        (await callApi(assign, { params, body: { assignee } })).handling,
      options,
    ),
    follow: useSend(
      async (following: boolean) =>
        (await callApi(follow, { params, body: { following } })).handling,
      options,
    ),
    seeNews: useSend(async () => (await callApi(seeNews, { params })).handling, options),
  };
};
