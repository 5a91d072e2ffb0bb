import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endsSession, isClientError } from '../apiProblem.ts';

const maxRetries = 3;

/**
 * The cache of what the API answered. TanStack Query's own defaults are the shop's: retries wait
 * from 1 s doubling to 30 s, what nobody shows is kept 5 minutes, a focused window reads anew. A
 * request is made also where the browser believes itself offline: it fails with a message then,
 * where it would otherwise wait without a word.
 */
export const createQueryClient = (onSessionEnd: () => void): QueryClient => {
  const onError = (error: Error) => {
    if (endsSession(error)) onSessionEnd();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < maxRetries && !isClientError(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
};
