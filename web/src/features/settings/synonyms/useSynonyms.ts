import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type SynonymList } from 'functions/contract';
import { toolKeys } from '../../../domain/tool/toolKeys.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

const synonymsKey = ['synonyms'];

export const useSynonyms = () =>
  useQuery({
    queryKey: synonymsKey,
    queryFn: ({ signal }) => callApi(apiRoutes.getSynonyms, { signal }),
    // A form must not start from the copy of an earlier visit.
    gcTime: 0,
  });

/** Saves the synonyms, unless someone else has changed them, and resolves to their new version. */
export const useSaveSynonyms = () => {
  const client = useQueryClient();
  return useSend(
    async (list: SynonymList): Promise<SynonymList> => {
      const { version } = await callApi(apiRoutes.saveSynonyms, { body: list });
      return { ...list, version };
    },
    {
      refreshes: [toolKeys.all],
      shows: (saved) => client.setQueryData(synonymsKey, saved),
    },
  );
};
