import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endsSession, isClientError } from '../apiProblem.ts';

const maxRetries = 3;

/**
 * The cache of the API's responses, mostly with TanStack Query's defaults: retry delays double from
 * 1 s to 30 s, unused data stays for 5 minutes, and a focused window refetches. The network mode
 * 'always' makes a request fail with a message while offline; by default it pauses silently.
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
