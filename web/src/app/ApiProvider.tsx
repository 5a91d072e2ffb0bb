import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type PropsWithChildren, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { createQueryClient } from './createQueryClient.ts';

const leave = async (client: QueryClient, navigate: NavigateFunction) => {
  await navigate(paths.home, { replace: true });
  const { endSession } = await import('../features/session/endSession.ts');
  await endSession();
  client.clear();
};

/** The API's cache. A session that the server no longer takes ends on the home page. */
export const ApiProvider = ({ children }: PropsWithChildren) => {
  const navigate = useNavigate();
  const [client] = useState(() => {
    const created: QueryClient = createQueryClient(() => void leave(created, navigate));
    return created;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};
