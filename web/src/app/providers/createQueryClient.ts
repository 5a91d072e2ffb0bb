import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import {
  ApiProblem,
  endsMembership,
  endsSession,
  isClientError,
} from '../../lib/api/apiProblem.ts';

const maxRetries = 3;

/** After the time limit, the page says so at once, and offers to try again. */
const hasTimedOut = (error: Error) => error instanceof ApiProblem && error.code === 'no-answer';

/** Without a connection the message comes immediately. A new connection starts the request again. */
const mayRetry = (failures: number, error: Error) =>
  navigator.onLine && failures < maxRetries && !isClientError(error) && !hasTimedOut(error);

const leaveCompany = async () => {
  const loaded = await import('../../features/buyingFor/leaveCompany.ts');
  await loaded.leaveCompany();
};

/**
 * The cache of the API's responses, mostly with TanStack Query's defaults: retry delays double from
 * 1 s to 30 s, unused data stays for 5 minutes, and a focused window refetches. The network mode
 * 'always' makes a request fail with a message while offline; by default it pauses silently.
 */
export const createQueryClient = (onSessionEnd: () => void): QueryClient => {
  const onError = (error: Error) => {
    if (endsSession(error)) onSessionEnd();
    // Without its code, the page shows the failure as any other.
    if (endsMembership(error)) leaveCompany().catch(() => {});
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: mayRetry,
      },
      mutations: { networkMode: 'always' },
    },
  });
};
