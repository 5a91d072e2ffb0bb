import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';
import { subscribeToRejection } from '../../lib/session/session.ts';

const clearSession = async (page: string) => {
  const { endSession } = await import('../../features/session/state/endSession.ts');
  await endSession(page);
};

/** Where a page leads that needs an account. */
const landings: readonly string[] = [paths.home, paths.login];

/**
 * Leaves for the home page when the server no longer accepts the session, once for all calls that
 * fail meanwhile. If Firebase Auth notices first, the page decides whether it needs an account.
 * `ended` is true until the notice is dismissed or the visitor navigates.
 */
export const useSessionEnd = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [endedOn, setEndedOn] = useState<string>();
  const leaving = useRef(false);
  if (endedOn && pathname !== endedOn) {
    const isLeft = landings.includes(endedOn) || !landings.includes(pathname);
    setEndedOn(isLeft ? undefined : pathname);
  }

  useEffect(() => subscribeToRejection(() => setEndedOn(pathname)), [pathname]);

  const leave = async () => {
    if (leaving.current) return;
    leaving.current = true;
    const page = pathname + search;
    // In one transition: `endedOn` is reset on any page but the home page.
    startTransition(() => {
      setEndedOn(paths.home);
      void navigate(paths.home, { replace: true });
    });
    await clearSession(page).finally(() => {
      leaving.current = false;
    });
  };
  return { ended: endedOn !== undefined, leave, dismiss: () => setEndedOn(undefined) };
};
