import { useQuery } from '@tanstack/react-query';
import { apiRoutes, limits } from 'functions/contract';
import { usePaused } from '../../domain/search/useCompletion.ts';
import { toolKeys } from '../../domain/tool/toolKeys.ts';
import { callApi } from '../../lib/api/api.ts';
import { keepPrices } from '../../lib/queries/keepPrices.ts';
import { readPayer, unknownPayer, usePayer, visitor } from '../../lib/session/payer.ts';

/** The text of a search as the API and the catalogue's address take it. */
const searchedText = (text: string): string => text.trim().slice(0, limits.search.length);

/**
 * What the shop offers for a text at the payer's prices, after a pause in typing. It is of the text
 * before while it changes.
 */
export const useSuggested = (text: string) => {
  const payer = usePayer() ?? unknownPayer;
  const words = usePaused(searchedText(text));
  const query = useQuery({
    // Not among the other keys, which the first load of each page has.
    queryKey: [...toolKeys.all, 'offered', words, payer],
    queryFn: ({ signal }) =>
      callApi(apiRoutes.suggest, {
        query: { q: words },
        signal,
        anonymous: readPayer() === visitor,
      }),
    enabled: payer !== unknownPayer,
    staleTime: 30_000,
    retry: false,
    placeholderData: keepPrices(payer),
  });
  const isCurrent = !query.isPlaceholderData && words === searchedText(text);
  return { ...query, words, isCurrent };
};
