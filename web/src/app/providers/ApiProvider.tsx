import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type PropsWithChildren, useState } from 'react';
import { Notices } from '../notices/Notices.tsx';
import { createQueryClient } from './createQueryClient.ts';
import { useSessionEnd } from './useSessionEnd.ts';

/**
 * Provides the query cache. Ends a session that the server rejects, on the home page with a notice.
 */
export const ApiProvider = ({ children }: PropsWithChildren) => {
  const { ended, leave, dismiss } = useSessionEnd();
  const [client] = useState(() => {
    const created: QueryClient = createQueryClient(() => void leave(created));
    return created;
  });
  return (
    <QueryClientProvider client={client}>
      {children}
      <Notices hasSessionEnded={ended} onDismiss={dismiss} />
    </QueryClientProvider>
  );
};
