import { startTransition, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';

const clearSession = async (page: string) => {
  const { endSession } = await import('../../features/session/state/endSession.ts');
  await endSession(page);
};

/**
 * Leaves for the home page when the server no longer accepts the session, once for all calls that
 * fail meanwhile. `ended` is true until the notice is dismissed or the visitor navigates.
 */
export const useSessionEnd = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [ended, setEnded] = useState(false);
  const leaving = useRef(false);
  if (ended && pathname !== paths.home) setEnded(false);

  const leave = async () => {
    if (leaving.current) return;
    leaving.current = true;
    const page = pathname + search;
    // In one transition: `ended` is reset on any page but the home page.
    startTransition(() => {
      setEnded(true);
      void navigate(paths.home, { replace: true });
    });
    await clearSession(page).finally(() => {
      leaving.current = false;
    });
  };
  return { ended, leave, dismiss: () => setEnded(false) };
};
