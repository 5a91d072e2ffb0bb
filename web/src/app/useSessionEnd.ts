import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Signs out, and forgets what was read for the account: no page shows that any more. */
const forgetSession = async (client: QueryClient) => {
  const { endSession } = await import('../features/session/endSession.ts');
  await endSession();
  client.removeQueries({ type: 'inactive' });
};

/**
 * What to do when the server no longer takes the session: leave for the home page, once for all
 * the calls that are refused meanwhile. `ended` says that it happened, until one dismisses it or
 * moves on.
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
    // In one transition: the home page must not be one that has been moved on to.
    startTransition(() => {
      setEnded(true);
      void navigate(paths.home, { replace: true });
    });
    await forgetSession(client).finally(() => {
      leaving.current = false;
    });
  };
  return { ended, leave, dismiss: () => setEnded(false) };
};
