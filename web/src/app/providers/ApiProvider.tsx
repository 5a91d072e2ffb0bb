import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type PropsWithChildren } from 'react';
import { Notices } from '../notices/Notices.tsx';
import { useAccountClient } from './useAccountClient.ts';
import { useSessionEnd } from './useSessionEnd.ts';

/**
 * Provides the query cache of the account. Ends a session that the server rejects, on the home page
 * with a notice.
 */
export const ApiProvider = ({ children }: PropsWithChildren) => {
  const { ended, leave, dismiss } = useSessionEnd();
  const { client, key } = useAccountClient(() => void leave());
  return (
    <QueryClientProvider client={client}>
      <Fragment key={key}>{children}</Fragment>
      <Notices hasSessionEnded={ended} onDismiss={dismiss} />
    </QueryClientProvider>
  );
};
