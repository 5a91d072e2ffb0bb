import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';

/** Signs out, and removes the account's cached data: no page shows it any more. */
const clearSession = async (client: QueryClient) => {
  const { endSession } = await import('../../features/session/state/endSession.ts');
  await endSession();
  client.removeQueries({ type: 'inactive' });
};

/**
 * Leaves for the home page when the server no longer accepts the session, once for all calls that
 * fail meanwhile. `ended` is true until the notice is dismissed or the visitor navigates.
 */
export const useSessionEnd = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [ended, setEnded] = useState(false);
  const leaving = useRef(false);
  if (ended && pathname !== paths.home) setEnded(false);

  const leave = async (client: QueryClient) => {
    if (leaving.current) return;
    leaving.current = true;
    // In one transition: `ended` is reset on any page but the home page.
    startTransition(() => {
      setEnded(true);
      void navigate(paths.home, { replace: true });
    });
    await clearSession(client).finally(() => {
      leaving.current = false;
    });
  };
  return { ended, leave, dismiss: () => setEnded(false) };
};
